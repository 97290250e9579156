import { CART_LINES_MAX } from '#contracts/rules/limits.ts';
import { buyAgain } from '#db/queries/orders/buy-again.ts';
import { badChoice, badField, cartFull } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { upToDate } from '../up-to-date.ts';
import { orderFor } from './own-order.ts';

/** 再次购买: the same lines in the cart again, all of them or none, at today's prices. */
export const rebuy: Handler<'OrderServiceMag.rebuy'> = upToDate((input, context) => {
  const read = orderFor(context, input.orderNo, 'rebuy');
  const { version } = input;
  if (version !== 'ordered' && version !== 'current') throw badField('bad-version', '请选择作品版本');
  const { db, now, user } = context;
  const bought = buyAgain(db, { userId: user.id, lines: read.lines, version, now });
  if (bought.kind === 'full') throw cartFull(CART_LINES_MAX);
  if (bought.kind === 'refused') throw badChoice(bought.message);
  return { code: 0, message: '成功', data: { cartIDs: bought.ids.join(',') } };
});
