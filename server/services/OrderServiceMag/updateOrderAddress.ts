import { movedArrival } from '#contracts/rules/orders/arrival.ts';
import { isOverseasProvince } from '#contracts/rules/orders/parcel-tracks.ts';
import { DELIVERY_CODES } from '#contracts/rules/price/delivery.ts';
import type { AddressRow } from '#db/queries/account/addresses.ts';
import { changeOrderAddress } from '#db/queries/orders/order-changes.ts';
import type { OrderRead } from '#db/queries/orders/order-reading.ts';
import { deliveryUnavailable } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { upToDate } from '../up-to-date.ts';
import { frozenAddress } from './order-card.ts';
import { ownAddress } from './order-draft.ts';
import { movedReply, orderFor } from './own-order.ts';

/** 修改地址, within the same delivery area: another one would cost another freight. */
export const updateOrderAddress: Handler<'OrderServiceMag.updateOrderAddress'> = upToDate(
  (input, context) => {
    const read = orderFor(context, input.orderNo, 'updateAddress');
    const address = ownAddress(context, input.addrID);
    const arrival = arrivalAt(read, address);
    const { db, now } = context;
    changeOrderAddress(db, { orderId: read.order.id, address, arrival, at: now });
    return movedReply(input.orderNo, read.order.state);
  },
);

/** When the order comes to another address; refused where it cannot go there for what was paid. */
function arrivalAt(read: OrderRead, { province }: AddressRow) {
  const { delivery, expectedFrom: from, expectedTo: to } = read.order;
  const before = frozenAddress(read).province;
  if (isOverseasProvince(province) !== isOverseasProvince(before)) {
    throw deliveryUnavailable('新地址的配送区域不同，运费有变化，请取消后重新下单');
  }
  const code = DELIVERY_CODES.find((known) => known === delivery);
  const arrival = code && movedArrival({ from, to }, { delivery: code, before, after: province });
  if (!arrival) throw deliveryUnavailable('该地址暂时无法配送');
  return arrival;
}
