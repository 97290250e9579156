import { useOrderAct } from '../use-order-act.ts';
import type { DetailedDialogProps } from './dialog-props.ts';
import { OrderActDialog } from './order-act-dialog.tsx';

/** 撤销售后, while it is undecided. */
export function WithdrawDialog({ detail, onClose }: DetailedDialogProps) {
  const withdrawing = useOrderAct('OrderServiceMag.cancelAfterSale', {
    doneText: '售后申请已撤销',
    onClosed: onClose,
  });
  const open = detail.afterSales.find(({ canWithdraw }) => canWithdraw === 'Y');
  return (
    <OrderActDialog
      title="撤销售后申请？"
      okText="撤销申请"
      consequence={`${open ? `“${open.kindText}：${open.reason}”不再处理。` : '这项申请已有答复。'}收货 15 天内仍可重新申请。`}
      isDestructive
      act={withdrawing}
      isReady={open !== undefined}
      onOk={() => open && withdrawing.run({ afterSaleNo: open.afterSaleNo })}
      onClose={onClose}
    />
  );
}
