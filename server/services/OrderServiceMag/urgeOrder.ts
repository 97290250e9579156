import { URGE_AGAIN_MS } from '#contracts/rules/orders/order-times.ts';
import { urgeCheck } from '#db/queries/orders/order-changes.ts';
import { urgedAlready } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { upToDate } from '../up-to-date.ts';
import { movedReply, orderFor } from './own-order.ts';

const MINUTE_MS = 60_000;

/** 催审, once an hour: the check comes first in the queue then. */
export const urgeOrder: Handler<'OrderServiceMag.urgeOrder'> = upToDate((input, context) => {
  const { order } = orderFor(context, input.orderNo, 'urge');
  const { db, now } = context;
  const againAt = (order.urgedAt ?? Number.NEGATIVE_INFINITY) + URGE_AGAIN_MS;
  if (now < againAt) throw urgedAlready(Math.ceil((againAt - now) / MINUTE_MS));
  urgeCheck(db, { order, at: now });
  return movedReply(input.orderNo, order.state);
});
