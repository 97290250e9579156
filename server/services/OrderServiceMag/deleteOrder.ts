import { hideOrder } from '#db/queries/orders/order-changes.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { upToDate } from '../up-to-date.ts';
import { movedReply, orderFor } from './own-order.ts';

/** 删除订单: out of the list; the shop keeps it. */
export const deleteOrder: Handler<'OrderServiceMag.deleteOrder'> = upToDate((input, context) => {
  const { order } = orderFor(context, input.orderNo, 'delete');
  hideOrder(context.db, { orderId: order.id, at: context.now });
  return movedReply(input.orderNo, order.state);
});
