import type { ReactNode } from 'react';
import { useFocusReturn } from '#web/lib/use-focus-return.ts';
import type { OrderDetail } from '../../api.ts';
import { mutations } from '../../mutations.ts';
import { ORDER_TITLE } from '../order-title.ts';
import { useActing } from '../use-acting.ts';
import type { DialogProps } from './dialog-props.ts';

/** What picks an address has to know; where the addresses come from is not the business of an order. */
export interface AddressPickerSlot {
  readonly title: string;
  /** Where the order goes now. */
  readonly current: OrderDetail['address'];
  readonly onPick: (address: { readonly ID: string }) => void;
  readonly onClose: () => void;
}

export type RenderAddressPicker = (slot: AddressPickerSlot) => ReactNode;

interface AddressActionProps extends DialogProps {
  readonly detail: OrderDetail;
  readonly renderAddressPicker: RenderAddressPicker;
}

/** 修改地址. */
export function AddressAction({ order, detail, onClose, renderAddressPicker }: AddressActionProps) {
  const { act } = useActing(mutations.updateAddress, {
    said: '收货地址已修改',
    onOver: onClose,
    tellsProblem: true,
  });
  useFocusReturn(`#${ORDER_TITLE}`);
  return renderAddressPicker({
    title: '修改收货地址',
    current: detail.address,
    onPick: ({ ID }) => act({ orderNo: order.orderNo, addrID: ID }),
    onClose,
  });
}
