import { CART_LINES_MAX } from '#contracts/rules/limits.ts';
import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { copyCartLine } from '#db/queries/cart/cart-changes.ts';
import { cartFull, cartLineNotFound } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';

/** 复制购物车商品: the copy stands right after its original. */
export const copyCart: Handler<'ShopCarService.copyCart'> = ({ cartID }, { db, now, user }) => {
  const lineId = parseDecimalId(cartID);
  const copied = lineId === null ? null : copyCartLine(db, { userId: user.id, lineId, now });
  if (copied === null) throw cartLineNotFound();
  if (copied === 'cart-full') throw cartFull(CART_LINES_MAX);
  return { code: 0, message: '成功', data: { ID: String(copied) } };
};
