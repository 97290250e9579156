import UploadOutlined from '@ant-design/icons/es/icons/UploadOutlined';
import { Button } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { PRINT_UPLOAD } from '#web/lib/files/print-upload.ts';

/** Opens the upload of print files (上传印刷文件) over the current list. */
export function UploadButton() {
  const [search, setSearch] = useSearchParams();
  return (
    <Button
      type="primary"
      icon={<UploadOutlined aria-hidden="true" />}
      onClick={() => setSearch([...search, [PRINT_UPLOAD, '1']])}
    >
      上传印刷文件
    </Button>
  );
}
