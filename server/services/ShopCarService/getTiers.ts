import { quoteChoice } from '#contracts/rules/price/choice-price.ts';
import { shownUnitPrice } from '#contracts/rules/price/price.ts';
import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { type CartLineRow, cartLine } from '#db/queries/cart/cart.ts';
import { cartLineNotFound } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';

/** 加印更省: what the line costs as it is and from each larger quantity on that brings a discount. */
export const getTiers: Handler<'ShopCarService.getTiers'> = ({ cartID }, { db, user }) => {
  const lineId = parseDecimalId(cartID);
  const line = lineId === null ? null : cartLine(db, user.id, lineId);
  if (!line) throw cartLineNotFound();
  const larger = line.goods.tiers.map(({ fromCount }) => fromCount).filter((count) => count > line.count);
  return {
    code: 0,
    message: '成功',
    data: { list: [line.count, ...larger].map((count) => priced(line, count)) },
  };
};

function priced(line: CartLineRow, count: number) {
  const { total, discount } = quoteChoice(line.goods, { ...line, count });
  return { count, total, unitPrice: shownUnitPrice({ total, count }), discount };
}
