import { Button, Modal } from 'antd';
import { useNavigate } from 'react-router-dom';
import { BookCover } from '#web/components/pictures/book-cover.tsx';
import { Note, Stack } from '#web/kit/layout/shapes.ts';
import { useFocusReturn } from '#web/lib/document/use-focus-return.ts';
import { PATHS } from '#web/lib/paths.ts';
import type { MadeWork } from '../../model/imports.ts';

interface CreatedDialogProps {
  readonly work: MadeWork;
  readonly onClose: () => void;
}

/** Says that a work was made (新建成功), with two links to it. */
export function CreatedDialog({ work, onClose }: CreatedDialogProps) {
  const navigate = useNavigate();
  useFocusReturn();
  return (
    <Modal
      open
      centered
      title={`《${work.name}》建好了`}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={() => void navigate(PATHS.opusList.getHref('all'))}>去我的作品</Button>
          <Button type="primary" href={`/r/${work.code}`} target="_blank" rel="noopener">
            翻阅
          </Button>
        </>
      }
    >
      <Stack gap={16} align="center" columns="lead" padY={8}>
        <BookCover src={work.photoPath} name={work.name} type={work.type} pageNum={work.pageNum} />
        <Stack gap={4}>
          <p>现在是一份草稿，只有您自己看得到；在我的作品里可以改名、发布和印刷。</p>
          <Note size={12} digits>
            {work.pageNum} 页 · {work.widthMm} × {work.heightMm} 毫米
          </Note>
        </Stack>
      </Stack>
    </Modal>
  );
}
