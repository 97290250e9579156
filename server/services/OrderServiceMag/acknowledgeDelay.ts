import { seeDelay } from '#contracts/rules/orders/order-edits.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { upToDate } from '../up-to-date.ts';
import { edit, movedReply, orderFor } from './own-order.ts';

/** 知晓延期. */
export const acknowledgeDelay: Handler<'OrderServiceMag.acknowledgeDelay'> = upToDate((input, context) => {
  const read = orderFor(context, input.orderNo, 'acknowledgeDelay');
  return movedReply(input.orderNo, edit(context, read, seeDelay(context.now)));
});
