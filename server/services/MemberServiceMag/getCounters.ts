import { countCartLines } from '#db/queries/cart/cart.ts';
import { orderCounters } from '#db/queries/orders/order-counts.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { upToDate } from '../up-to-date.ts';

/** 角标. Every screen asks for them, so they are a few prepared statements. */
export const getCounters: Handler<'MemberServiceMag.getCounters'> = upToDate((_input, { db, now, user }) => ({
  code: 0,
  message: '成功',
  data: { cart: countCartLines(db, user.id), ...orderCounters(db, user.id, now) },
}));
