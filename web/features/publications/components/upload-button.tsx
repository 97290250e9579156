import UploadOutlined from '@ant-design/icons/es/icons/UploadOutlined';
import { Button } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { PRINT_UPLOAD } from '#web/lib/print-upload.ts';

/** Opens the place to bring files for printing (上传印刷文件) over the list that is there. */
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
