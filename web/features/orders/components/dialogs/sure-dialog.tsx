import { useOrderAct } from '../use-order-act.ts';
import type { DialogProps } from './dialog-props.ts';
import { OrderActDialog } from './order-act-dialog.tsx';

interface SureDialogProps extends DialogProps {
  readonly kind: 'confirmReceive' | 'delete';
  readonly onDeleted: () => void;
}

const KINDS = {
  confirmReceive: {
    title: '书都收到了吗？',
    okText: '确认收货',
    consequence: '确认后订单完成，不能撤回；如有质量问题，15 天内仍可申请售后。',
    doneText: '已确认收货',
    operation: 'OrderServiceMag.confirmReceive',
  },
  delete: {
    title: '删除这个订单？',
    okText: '删除订单',
    consequence: '订单会从列表中消失，不能恢复，也不能再从它再次购买；作品不受影响。',
    doneText: '订单已删除',
    operation: 'OrderServiceMag.deleteOrder',
  },
} as const;

/** All parts are confirmed together, also those that are not there yet. */
function onTheirWay({ parts = [] }: DialogProps['order']): string {
  const names = parts.filter(({ stateText }) => stateText !== '已签收').map(({ name }) => name);
  return names.length === 0 ? '' : `寄给 ${names.join('、')} 的还没有签收。`;
}

/** 确认收货 and 删除订单: nothing to fill in, but not done by a single press. */
export function SureDialog({ order, onClose, kind, onDeleted }: SureDialogProps) {
  const { operation, doneText, ...words } = KINDS[kind];
  const isDelete = kind === 'delete';
  const act = useOrderAct(operation, {
    doneText,
    onClosed: onClose,
    onDone: () => isDelete && onDeleted(),
  });
  return (
    <OrderActDialog
      {...words}
      consequence={isDelete ? words.consequence : `${onTheirWay(order)}${words.consequence}`}
      isDestructive={isDelete}
      act={act}
      onOk={() => act.run({ orderNo: order.orderNo })}
      onClose={onClose}
    />
  );
}
