import { seeCartPrices } from '#db/queries/cart/cart-changes.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { readCartIDs } from './cart-ids.ts';

/** 知道了: from now on these lines show only their present price. */
export const seePrices: Handler<'ShopCarService.seePrices'> = ({ cartIDs }, { db, user }) => {
  const seen = doneOrRefuse(seeCartPrices(db, { userId: user.id, lineIds: readCartIDs(cartIDs) }));
  return { code: 0, message: '成功', data: { seen } };
};
