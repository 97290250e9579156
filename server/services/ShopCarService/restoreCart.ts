import { restoreCartLines } from '#db/queries/cart/cart-changes.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { readCartIDs } from './cart-ids.ts';

/** 撤销删除: all of them or none. A line deleted too long ago is as unknown as one that never was. */
export const restoreCart: Handler<'ShopCarService.restoreCart'> = ({ cartIDs }, { db, now, user }) => {
  const restored = doneOrRefuse(
    restoreCartLines(db, { userId: user.id, lineIds: readCartIDs(cartIDs), now }),
  );
  return { code: 0, message: '成功', data: { restored } };
};
