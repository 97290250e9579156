import { App, Modal } from 'antd';
import { useState } from 'react';
import { AddressDialog } from '#web/features/addresses/components/address-dialog.tsx';
import { useFocusReturn } from '#web/lib/document/use-focus-return.ts';
import { ORDER_TITLE } from '../order-title.ts';
import { useOrderAct } from '../use-order-act.ts';
import type { DetailedDialogProps } from './dialog-props.ts';
import { PartChoice } from './part-choice.tsx';

/** 修改地址. */
export function OrderAddressDialog({ order, detail, onClose }: DetailedDialogProps) {
  const { message } = App.useApp();
  const moving = useOrderAct('OrderServiceMag.updateOrderAddress', {
    doneText: '收货地址已修改',
    onClosed: onClose,
    tellProblem: message.warning,
  });
  useFocusReturn(`#${ORDER_TITLE}`);
  const { parts = [] } = detail;
  const [part, setPart] = useState(1);
  const [isAsked, setIsAsked] = useState(parts.length > 0);
  const own = parts.find((each) => each.part === part);
  if (isAsked) {
    return (
      <Modal
        open
        centered
        title="修改哪个收货地址？"
        okText="下一步"
        onOk={() => setIsAsked(false)}
        onCancel={onClose}
      >
        <PartChoice label="收货地址" order={detail} chosen={part} onChoose={setPart} />
      </Modal>
    );
  }
  return (
    <AddressDialog
      title="修改收货地址"
      current={own ? { ...detail.address, name: own.name } : detail.address}
      onPick={({ ID }) =>
        void moving.run({
          orderNo: order.orderNo,
          addrID: ID,
          ...(own ? { part: String(part) } : {}),
        })
      }
      onClose={onClose}
    />
  );
}
