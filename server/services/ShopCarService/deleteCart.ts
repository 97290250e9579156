import { deleteCartLines } from '#db/queries/cart/cart-changes.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { readCartIDs } from './cart-ids.ts';

/** 删除购物车商品: all of them or none; restoreCart brings them back for a while. */
export const deleteCart: Handler<'ShopCarService.deleteCart'> = ({ cartIDs }, { db, now, user }) => {
  const deleted = doneOrRefuse(deleteCartLines(db, { userId: user.id, lineIds: readCartIDs(cartIDs), now }));
  return { code: 0, message: '成功', data: { deleted } };
};
