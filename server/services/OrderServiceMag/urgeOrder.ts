import { urge } from '#contracts/rules/orders/order-edits.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { upToDate } from '../up-to-date.ts';
import { edit, movedReply, orderFor } from './own-order.ts';

/** 催审, once an hour: the check comes first in the queue then. */
export const urgeOrder: Handler<'OrderServiceMag.urgeOrder'> = upToDate((input, context) => {
  const read = orderFor(context, input.orderNo, 'urge');
  return movedReply(input.orderNo, edit(context, read, doneOrRefuse(urge(read.order, context.now))));
});
