import type { Handler } from '#server/servlet/handler-types.ts';
import { upToDate } from '../up-to-date.ts';
import { happen, movedReply, orderFor } from './own-order.ts';

/** 确认收货. */
export const confirmReceive: Handler<'OrderServiceMag.confirmReceive'> = upToDate((input, context) => {
  const read = orderFor(context, input.orderNo, 'confirmReceive');
  return movedReply(input.orderNo, happen(context, read, { event: 'receive' }));
});
