import { deliveryArea } from '#contracts/rules/delivery.ts';
import { isOverseasProvince } from '#contracts/rules/parcel-tracks.ts';
import { changeOrderAddress } from '#db/queries/order-changes.ts';
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
    if (isOverseasProvince(address.province) !== isOverseasProvince(frozenAddress(read).province)) {
      throw deliveryUnavailable('新地址的配送区域不同，运费有变化，请取消后重新下单');
    }
    if (deliveryArea(address.province) === 'elsewhere' && read.order.delivery !== 'pickup') {
      throw deliveryUnavailable('该地址暂时无法配送');
    }
    const { db, now } = context;
    changeOrderAddress(db, { orderId: read.order.id, address, at: now });
    return movedReply(input.orderNo, read.order.state);
  },
);
