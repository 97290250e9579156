import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { cartLine } from '#db/queries/cart/cart.ts';
import { refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { cartItem } from './cart-line-view.ts';

/** Said aloud, because a client must not send more pages than a line has to a server that does not say so. */
const EXTRAS = ['blank-pages'];

/** 购物车商品. Another member's line is as unknown as one that never was. */
export const cartInfo: Handler<'ShopCarService.cartInfo'> = ({ cartID }, { db, user }) => {
  const lineId = parseDecimalId(cartID);
  const line = lineId === null ? null : cartLine(db, user.id, lineId);
  if (!line) throw refusal('cart-line-not-found');
  return { code: 0, extras: EXTRAS, data: { data: cartItem(line) } };
};
