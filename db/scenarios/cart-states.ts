import { CART_LINES_MAX } from '#contracts/rules/limits.ts';
import {
  type CartLineRow,
  cartLine,
  cartLines,
  clearCart,
  countCartLines,
  markCartLine,
} from '../queries/cart/cart.ts';
import { copyCartLine, deleteCartLines, restoreCartLines } from '../queries/cart/cart-changes.ts';
import { accountOrRefuse, idOrRefuse } from './find.ts';
import { type Scenario, type ScenarioContext, ScenarioRefused } from './types.ts';

interface AccountParams extends Record<string, string> {
  account: string;
}

export const cartEmpty: Scenario<AccountParams> = {
  name: 'cart-empty',
  title: '购物车是空的',
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

/** The line of that id; without an id the first one of the cart. */
function lineOrRefuse({ db }: ScenarioContext, { account, cartID }: LineParams): CartLineRow {
  const user = accountOrRefuse(db, account);
  const line =
    cartID === ''
      ? cartLines(db, user.id, { page: 1, pageSize: 1 }).list[0]
      : cartLine(db, user.id, idOrRefuse(cartID, 'cartID'));
  if (!line) throw new ScenarioRefused(`"${account}" has no such cart line`);
  return line;
}

export const cartLineWithdrawn: Scenario<LineParams> = {
  name: 'cart-line-withdrawn',
  title: '购物车商品已下架',
  description: 'A cart line of the account can no longer be ordered; without an id it is the first one.',
  defaults: { account: 'super', cartID: '' },
  run(context, params) {
    const { db, now } = context;
    const line = lineOrRefuse(context, params);
    markCartLine(db, line.id, { state: 'withdrawn', invalidReason: '商品已下架', now });
    return { userId: String(line.userId), cartID: String(line.id), goodsID: String(line.goodsId) };
  },
};

export const cartLineDeleted: Scenario<LineParams> = {
  name: 'cart-line-deleted',
  title: '购物车商品刚被删除',
  description: 'A cart line of the account was deleted just now.',
  defaults: { account: 'super', cartID: '90001' },
  run(context, params) {
    const { db, now } = context;
    const owner = accountOrRefuse(db, params.account);
    // A line that this scenario deleted before is deleted anew.
    restoreCartLines(db, { userId: owner.id, lineIds: [idOrRefuse(params.cartID, 'cartID')], now });
    const { id, userId } = lineOrRefuse(context, params);
    deleteCartLines(db, { userId, lineIds: [id], now });
    return { userId: String(userId), cartID: String(id) };
  },
};

export const cartFull: Scenario<AccountParams> = {
  name: 'cart-full',
  title: '购物车满 200 件',
  description: `The cart of the account holds ${CART_LINES_MAX} lines, most of them copies of the first one.`,
  defaults: { account: 'super' },
  run(context, { account }) {
    const { db, now } = context;
    const { id, userId } = lineOrRefuse(context, { account, cartID: '' });
    for (let held = countCartLines(db, userId); held < CART_LINES_MAX; held += 1) {
      copyCartLine(db, { userId, lineId: id, now });
    }
    return { userId: String(userId), cartID: String(id) };
  },
};
