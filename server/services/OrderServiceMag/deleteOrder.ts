import { hide } from '#contracts/rules/orders/order-edits.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { upToDate } from '../up-to-date.ts';
import { edit, movedReply, orderFor } from './own-order.ts';

/** 删除订单: out of the list; the shop keeps it. */
export const deleteOrder: Handler<'OrderServiceMag.deleteOrder'> = upToDate((input, context) => {
  const read = orderFor(context, input.orderNo, 'delete');
  return movedReply(input.orderNo, edit(context, read, hide(context.now)));
});
