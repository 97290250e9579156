import { type LineChange, saveLine } from '#web/lib/line/api.ts';
import { KEYS } from '#web/lib/query-keys.ts';
import { type Adding, addToCart, removeAdded } from './api.ts';

const CART = [KEYS.cartList, KEYS.counters];

export const mutations = {
  /** Puts a choice into the cart (加入购物车). */
  add: { call: (adding: Adding) => addToCart(adding), touches: CART },
  /** Takes it out again (撤销). */
  takeOut: { call: (cartID: string) => removeAdded(cartID), touches: CART },
  /** Gives a line that was added to the quantity back that it had (撤销). */
  putBack: { call: (line: LineChange) => saveLine(line), touches: CART },
};
