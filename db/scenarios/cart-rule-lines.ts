import { clearCart } from '../queries/cart/cart.ts';
import { CART_RULE_LINES } from '../seeded/cart-rule-lines.ts';
import { publicationIdOf } from '../seeded/publications.ts';
import { goodsOnSale } from './goods-on-sale.ts';
import { insertCartLine } from './insert-cart-line.ts';
import { personasSeeded } from './personas-seeded.ts';
import { publicationsMade } from './publications-made.ts';
import type { Scenario } from './types.ts';

const SUPER_ID = 10003;
const MINUTE_MS = 60_000;

export const cartRuleLines: Scenario = {
  name: 'cart-rule-lines',
  title: '购物车：每条印刷规则一件',
  description:
    'The cart of super holds one line for each rule of the print options, with stable ids from 90001.',
  defaults: {},
  run(context) {
    const { db, now } = context;
    for (const before of [personasSeeded, goodsOnSale, publicationsMade]) before.run(context, {});
    clearCart(db, SUPER_ID);
    CART_RULE_LINES.forEach((line, index) => {
      insertCartLine(db, {
        id: line.id,
        userId: SUPER_ID,
        publicationId: publicationIdOf(SUPER_ID, line.work),
        goodsId: line.goodsId,
        count: line.count,
        pageNum: line.pageNum,
        remark: line.remark ?? '',
        sort: index + 1,
        chosen: line.chosen,
        now: now - index * 7 * MINUTE_MS,
      });
    });
    return Object.fromEntries(CART_RULE_LINES.map(({ id, rule }) => [String(id), rule]));
  },
};
