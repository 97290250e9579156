import type { OrderDetail } from '../../api.ts';
import { mutations } from '../../mutations.ts';
import { useActing } from '../use-acting.ts';
import { ActionModal } from './action-modal.tsx';
import type { DialogProps } from './dialog-props.ts';

/** 撤销售后, while nobody has decided. */
export function WithdrawDialog({ detail, onClose }: DialogProps & { detail: OrderDetail }) {
  const { act, isBusy, problem } = useActing(mutations.cancelAfterSale, {
    said: '售后申请已撤销',
    onOver: onClose,
  });
  const open = detail.afterSales.find(({ canWithdraw }) => canWithdraw === 'Y');
  return (
    <ActionModal
      title="撤销售后申请？"
      okText="撤销申请"
      loses={`${open ? `“${open.kindText}：${open.reason}”不再处理。` : '这项申请已有答复。'}收货 15 天内仍可重新申请。`}
      isEnding
      isBusy={isBusy}
      problem={problem}
      isReady={open !== undefined}
      onOk={() => act(open?.afterSaleNo ?? '')}
      onClose={onClose}
    />
  );
}
