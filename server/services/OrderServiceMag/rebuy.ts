import { buyAgain } from '#db/queries/orders/buy-again.ts';
import { fieldRefusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { upToDate } from '../up-to-date.ts';
import { orderFor } from './own-order.ts';

/** 再次购买: the same lines in the cart again, all of them or none, at today's prices. */
export const rebuy: Handler<'OrderServiceMag.rebuy'> = upToDate((input, context) => {
  const read = orderFor(context, input.orderNo, 'rebuy');
  const { version } = input;
  if (version !== 'ordered' && version !== 'current') throw fieldRefusal('bad-version', '请选择作品版本');
  const { db, now, user } = context;
  const ids = doneOrRefuse(buyAgain(db, { userId: user.id, lines: read.lines, version, now }));
  return { code: 0, message: '成功', data: { cartIDs: ids.join(',') } };
});
