import { cartLine, cartLines, clearCart, markCartLine } from '../queries/cart.ts';
import { accountOrRefuse } from './find.ts';
import { type Scenario, ScenarioRefused } from './types.ts';

interface AccountParams extends Record<string, string> {
  account: string;
}

export const cartEmpty: Scenario<AccountParams> = {
  name: 'cart-empty',
  description: 'The cart of the account is empty.',
  defaults: { account: 'super' },
  run({ db }, { account }) {
    const user = accountOrRefuse(db, account);
    clearCart(db, user.id);
    return { userId: String(user.id) };
  },
};

interface LineParams extends AccountParams {
  cartID: string;
}

export const cartLineWithdrawn: Scenario<LineParams> = {
  name: 'cart-line-withdrawn',
  description: 'A cart line of the account can no longer be ordered; without an id it is the first one.',
  defaults: { account: 'super', cartID: '' },
  run({ db, now }, { account, cartID }) {
    const user = accountOrRefuse(db, account);
    const line =
      cartID === ''
        ? cartLines(db, user.id, { page: 1, pageSize: 1 }).list[0]
        : cartLine(db, user.id, Number(cartID));
    if (!line) throw new ScenarioRefused(`"${account}" has no such cart line`);
    markCartLine(db, line.id, { state: 'withdrawn', invalidReason: '商品已下架', now });
    return { userId: String(user.id), cartID: String(line.id), goodsID: String(line.goodsId) };
  },
};
