import { clearCart } from '../queries/cart/cart.ts';
import { MEMBER_CART_LINES } from '../seeded/member-cart-lines.ts';
import { publicationIdOf } from '../seeded/publications.ts';
import { goodsOnSale } from './goods-on-sale.ts';
import { insertCartLine } from './insert-cart-line.ts';
import { personasSeeded } from './personas-seeded.ts';
import { publicationsMade } from './publications-made.ts';
import type { Scenario } from './types.ts';

const HOUR_MS = 3_600_000;

export const memberCarts: Scenario = {
  name: 'member-carts',
  title: '购物车：各账号的演示商品',
  description:
    'The carts of demo, vip and enterprise; vip has a withdrawn line (91003) and a stale one (91004).',
  defaults: {},
  run(context) {
    const { db, now } = context;
    for (const before of [personasSeeded, goodsOnSale, publicationsMade]) before.run(context, {});
    for (const userId of new Set(MEMBER_CART_LINES.map((line) => line.userId))) clearCart(db, userId);
    MEMBER_CART_LINES.forEach(({ work, ...line }, index) => {
      const publicationId = publicationIdOf(line.userId, work);
      insertCartLine(db, { ...line, publicationId, sort: index + 1, now: now - index * 5 * HOUR_MS });
    });
    return Object.fromEntries(MEMBER_CART_LINES.map(({ id, state = 'valid' }) => [String(id), state]));
  },
};
