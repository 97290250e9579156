import { quoteChoice } from '#contracts/rules/price/choice-price.ts';
import { copyTiers } from '#contracts/rules/price/print-more.ts';
import { type CartLineRow, cartLine } from '#db/queries/cart/cart.ts';
import { refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { readCartIDs } from './cart-ids.ts';

/** 加印更省: what other quantities of these lines cost, told once for all of them. */
export const getTiers: Handler<'ShopCarService.getTiers'> = ({ cartIDs }, { db, user }) => {
  const lines = [...new Set(readCartIDs(cartIDs))].map((id) => {
    const line = cartLine(db, user.id, id);
    if (!line) throw refusal('cart-line-not-found');
    return line;
  });
  return { code: 0, message: '成功', data: { list: lines.map(tiersOf) } };
};

function tiersOf(line: CartLineRow) {
  return {
    cartID: String(line.id),
    unitPrice: quoteChoice(line.goods, line).unitPrice,
    tiers: copyTiers(line.goods.tiers),
  };
}
