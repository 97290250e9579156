import { seeDelay } from '#db/queries/orders/order-changes.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { upToDate } from '../up-to-date.ts';
import { movedReply, orderFor } from './own-order.ts';

/** 知晓延期. */
export const acknowledgeDelay: Handler<'OrderServiceMag.acknowledgeDelay'> = upToDate((input, context) => {
  const { order } = orderFor(context, input.orderNo, 'acknowledgeDelay');
  seeDelay(context.db, { orderId: order.id, at: context.now });
  return movedReply(input.orderNo, order.state);
});
