import { ActDialog } from '#web/kit/dialog/act-dialog.tsx';
import { lossesOf } from '../../model/losses.ts';
import { wordsFor } from '../../model/work-words.ts';
import type { DialogProps } from './dialog-props.ts';
import { Losses } from './losses.tsx';

interface TrashDialogProps extends Omit<DialogProps, 'onDone'> {
  readonly onTrash: () => void;
}

/** Asks before 移入回收站 where a cart or an order prints the works; it can be undone. */
export function TrashDialog({ works, onClose, onTrash }: TrashDialogProps) {
  return (
    <ActDialog
      title={`把${wordsFor(works)}移入回收站？`}
      okText="移入回收站"
      consequence="作品在回收站保留 30 天，可以恢复；这段时间别人打不开它的链接。"
      isDestructive
      onOk={onTrash}
      onClose={onClose}
    >
      <Losses sentences={lossesOf(works, '彻底删除时')} />
    </ActDialog>
  );
}
