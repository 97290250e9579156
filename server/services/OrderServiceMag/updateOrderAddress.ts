import { readdress, readdressPart } from '#contracts/rules/orders/order-edits.ts';
import { partsOf } from '#contracts/rules/parcels/order-parts.ts';
import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { upToDate } from '../up-to-date.ts';
import { ownAddress } from './order-draft.ts';
import { edit, movedReply, orderFor } from './own-order.ts';

/** 修改地址, within the same delivery area: another one would cost another freight. */
export const updateOrderAddress: Handler<'OrderServiceMag.updateOrderAddress'> = upToDate(
  (input, context) => {
    const read = orderFor(context, input.orderNo, 'updateAddress');
    const address = ownAddress(context, input.addrID);
    const { order } = read;
    const isPart = partsOf(order).length > 0 || Boolean(input.part);
    const readdressed = doneOrRefuse(
      isPart
        ? readdressPart(order, parseDecimalId(input.part ?? '') ?? 0, address)
        : readdress(order, address),
    );
    return movedReply(input.orderNo, edit(context, read, readdressed));
  },
);
