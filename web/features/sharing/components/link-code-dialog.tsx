import { Modal } from 'antd';
import { SharePlate } from '#web/features/publications/components/share/share-plate.tsx';
import { Box } from '#web/kit/layout/shapes.ts';
import { focusDialog } from '#web/lib/document/focus-dialog.ts';
import { useFocusReturn } from '#web/lib/document/use-focus-return.ts';
import { readingPath } from '#web/lib/paths.ts';
import type { ShareLink, Sharing } from '../model/sharing.ts';

interface LinkCodeDialogProps {
  readonly sharing: Sharing;
  readonly link: ShareLink;
  readonly onClose: () => void;
}

/** Code and poster of one named link. */
export function LinkCodeDialog({ sharing, link, onClose }: LinkCodeDialogProps) {
  useFocusReturn();
  return (
    <Modal
      open
      centered
      width={680}
      title={`给「${link.name}」的链接`}
      footer={null}
      onCancel={onClose}
      afterOpenChange={focusDialog}
    >
      <Box padY={8}>
        <SharePlate
          work={sharing}
          link={location.origin + readingPath(link.slug)}
          readers={
            link.hasPassword === 'Y' ? '打开时要输入密码，密码请另外告诉对方。' : '打开就能读，不需要登录。'
          }
        />
      </Box>
    </Modal>
  );
}
