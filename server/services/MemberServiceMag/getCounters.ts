import { countCartLines } from '#db/queries/cart.ts';
import type { Handler } from '#server/servlet/handler-types.ts';

/** 角标. */
export const getCounters: Handler<'MemberServiceMag.getCounters'> = (_input, { db, user }) => ({
  code: 0,
  message: '成功',
  data: { cart: countCartLines(db, user.id), unpaid: 0, toFix: 0, paying: 0 },
});
