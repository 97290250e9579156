import { App } from 'antd';
import { AddressDialog } from '#web/features/addresses/components/address-dialog.tsx';
import { useFocusReturn } from '#web/lib/document/use-focus-return.ts';
import { ORDER_TITLE } from '../order-title.ts';
import { useOrderAct } from '../use-order-act.ts';
import type { DetailedDialogProps } from './dialog-props.ts';

/** 修改地址. */
export function OrderAddressDialog({ order, detail, onClose }: DetailedDialogProps) {
  const { message } = App.useApp();
  const moving = useOrderAct('OrderServiceMag.updateOrderAddress', {
    doneText: '收货地址已修改',
    onClosed: onClose,
    tellProblem: message.warning,
  });
  useFocusReturn(`#${ORDER_TITLE}`);
  return (
    <AddressDialog
      title="修改收货地址"
      current={detail.address}
      onPick={({ ID }) => void moving.run({ orderNo: order.orderNo, addrID: ID })}
      onClose={onClose}
    />
  );
}
