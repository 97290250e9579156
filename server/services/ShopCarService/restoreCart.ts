import { CART_LINES_MAX } from '#contracts/rules/limits.ts';
import { restoreCartLines } from '#db/queries/cart/cart-changes.ts';
import { cartFull, cartLineNotFound } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { readCartIDs } from './cart-ids.ts';

/** 撤销删除: all of them or none. A line deleted too long ago is as unknown as one that never was. */
export const restoreCart: Handler<'ShopCarService.restoreCart'> = ({ cartIDs }, { db, now, user }) => {
  const restored = restoreCartLines(db, { userId: user.id, lineIds: readCartIDs(cartIDs), now });
  if (restored === 'cart-full') throw cartFull(CART_LINES_MAX);
  if (restored === 0) throw cartLineNotFound();
  return { code: 0, message: '成功', data: { restored } };
};
