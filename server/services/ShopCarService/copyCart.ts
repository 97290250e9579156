import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { copyCartLine } from '#db/queries/cart/cart-changes.ts';
import { refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';

/** 复制购物车商品: the copy stands right after its original. */
export const copyCart: Handler<'ShopCarService.copyCart'> = ({ cartID }, { db, now, user }) => {
  const lineId = parseDecimalId(cartID);
  if (lineId === null) throw refusal('cart-line-not-found');
  const copied = doneOrRefuse(copyCartLine(db, { userId: user.id, lineId, now }));
  return { code: 0, message: '成功', data: { ID: String(copied) } };
};
