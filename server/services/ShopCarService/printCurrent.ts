import { formatFen } from '#contracts/rules/money.ts';
import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { printCurrentWork } from '#db/queries/cart/cart-changes.ts';
import { refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';

/** 改印现在的作品: a line that prints an earlier version prints the work as it is. */
export const printCurrent: Handler<'ShopCarService.printCurrent'> = ({ cartID }, { db, now, user }) => {
  const lineId = parseDecimalId(cartID);
  if (lineId === null) throw refusal('cart-line-not-found');
  const printed = doneOrRefuse(printCurrentWork(db, { userId: user.id, lineId, now }));
  const { showPageNum, unitPriceFen } = printed;
  return { code: 0, message: '成功', data: { showPageNum, unitPrice: formatFen(unitPriceFen) } };
};
