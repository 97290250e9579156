import { mutations } from '../../mutations.ts';
import { useActing } from '../use-acting.ts';
import { ActionModal } from './action-modal.tsx';
import type { DialogProps } from './dialog-props.ts';

interface SureDialogProps extends DialogProps {
  readonly kind: 'confirmReceive' | 'delete';
  readonly onDeleted: () => void;
}

const KINDS = {
  confirmReceive: {
    title: '书都收到了吗？',
    okText: '确认收货',
    loses: '确认后订单完成，不能撤回；如有质量问题，15 天内仍可申请售后。',
    said: '已确认收货',
    action: mutations.confirmReceive,
  },
  delete: {
    title: '删除这个订单？',
    okText: '删除订单',
    loses: '订单会从列表中消失，不能恢复，也不能再从它再次购买；作品不受影响。',
    said: '订单已删除',
    action: mutations.delete,
  },
} as const;

/** 确认收货 and 删除订单: nothing to fill in, but nothing to be pressed by mistake. */
export function SureDialog({ order, onClose, kind, onDeleted }: SureDialogProps) {
  const { title, okText, loses, said, action } = KINDS[kind];
  const { act, isBusy, problem } = useActing(action, {
    said,
    onOver: onClose,
    onDone: () => {
      if (kind === 'delete') onDeleted();
    },
  });

  return (
    <ActionModal
      title={title}
      okText={okText}
      loses={loses}
      isEnding={kind === 'delete'}
      isBusy={isBusy}
      problem={problem}
      onOk={() => act(order.orderNo)}
      onClose={onClose}
    />
  );
}
