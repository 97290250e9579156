import { describe, expect, it } from 'vitest';
import { ORDER_STATES } from '#contracts/rules/orders/order-states.ts';
import { linePrice, quoteChoice } from '#contracts/rules/price/choice-price.ts';
import { printLine } from '#contracts/rules/print/goods-line.ts';
import { reselect } from '#contracts/rules/print/reselect.ts';
import { isEnabled, optionRefusals } from '#contracts/rules/print/step-availability.ts';
import { logicalDump } from './dump.ts';
import { openMemoryDatabase } from './migrate.ts';
import { listAddresses } from './queries/account/addresses.ts';
import { isBound } from './queries/account/third-binds.ts';
import { type CartLineRow, cartLine, cartLines } from './queries/cart/cart.ts';
import { goodsWithSteps } from './queries/cart/goods.ts';
import { orderCounts } from './queries/orders/order-counts.ts';
import { orderLogsOf, ordersPage } from './queries/orders/order-reading.ts';
import { couponsOf } from './queries/payment/user-coupons.ts';
import { seed } from './seed.ts';
import { CART_RULE_LINES } from './seeded/cart-rule-lines.ts';
import { SEEDED_GOODS, stepsOf } from './seeded/goods.ts';
import { serializeTemplate } from './template.ts';
import { createTestDatabase, MIGRATIONS_FOLDER, TEST_NOW } from './testing.ts';
import { SEEDED_WORKS } from './works/works.ts';

const SUPER = 10003;
const db = createTestDatabase();
const linesOfSuper = cartLines(db, SUPER, { page: 1, pageSize: 100 }).list;

function dumpOf(options: { seed: number; now: number }): string {
  const fresh = openMemoryDatabase(MIGRATIONS_FOLDER);
  seed(fresh, options);
  return logicalDump(fresh);
}

function isChoiceAllowed(line: CartLineRow): boolean {
  const { changes, impossible } = reselect(printLine(line.goods, line.pageNum, line.selections));
  return changes.length === 0 && impossible.length === 0;
}

describe('the seed', () => {
  it('gives the same dump for the same seed and moment', () => {
    expect(dumpOf({ seed: 7, now: TEST_NOW })).toBe(dumpOf({ seed: 7, now: TEST_NOW }));
  });

  it('gives another dump for another seed', () => {
    expect(dumpOf({ seed: 7, now: TEST_NOW })).not.toBe(dumpOf({ seed: 8, now: TEST_NOW }));
  });

  it('moves its dates along with the clock', () => {
    const later = createTestDatabase({ now: TEST_NOW + 86_400_000 });
    const until = (database: typeof db) =>
      database.sqlite.prepare('SELECT vip_last_time FROM users WHERE id = 10003').pluck().get();
    expect(until(db)).toBe('2027-09-17');
    expect(until(later)).toBe('2027-09-18');
  });

  it('stays under 3 MB', () => {
    expect(serializeTemplate(db).length).toBeLessThan(3_000_000);
  });

  it('leaves nothing behind when it fails half-way', () => {
    const fresh = openMemoryDatabase(MIGRATIONS_FOLDER);
    const before = logicalDump(fresh);
    fresh.sqlite.exec(
      "CREATE TRIGGER no_lines BEFORE INSERT ON cart_lines BEGIN SELECT RAISE(ABORT, 'no'); END",
    );
    expect(() => seed(fresh, { seed: 1, now: TEST_NOW })).toThrow('no');
    expect(logicalDump(fresh)).toBe(before);
  });

  it('breaks no foreign key', () => {
    expect(db.sqlite.pragma('foreign_key_check')).toEqual([]);
  });

  it('uses only the invented works', () => {
    const known = new Set(SEEDED_WORKS.map((work) => work.artId));
    const used = db.sqlite.prepare<[], string>('SELECT art_id FROM publications').pluck().all();
    expect(used.filter((artId) => !known.has(artId))).toEqual([]);
    expect(new Set(used).size).toBe(known.size);
  });
});

describe('the demo accounts', () => {
  it('have stable ids and levels', () => {
    expect(
      db.sqlite
        .prepare("SELECT id, account, vip_name FROM users WHERE password_hash <> '' ORDER BY id")
        .raw()
        .all(),
    ).toEqual([
      [10001, 'demo', ''],
      [10002, 'vip', 'VIP'],
      [10003, 'super', '超级会员'],
      [10004, 'enterprise', '企业高级版'],
      [10005, 'fresh', ''],
    ]);
  });

  it.each([
    [10001, 2, 0],
    [10002, 2, 1],
    [10003, 4, 1],
    [10004, 3, 1],
    [10005, 0, 0],
  ])('give %i %i addresses, %i of them flagged', (userId, count, flagged) => {
    const list = listAddresses(db, userId);
    expect([list.length, list.filter((address) => address.isDefault === 'Y').length]).toEqual([
      count,
      flagged,
    ]);
  });

  it('leave fresh with nothing', () => {
    expect(cartLines(db, 10005, { page: 1, pageSize: 20 })).toEqual({ list: [], total: 0 });
  });

  it.each([
    [10001, [72001]],
    [10002, [71001]],
    [10003, [70002, 70005, 70001, 70004]],
    [10004, [73001]],
    [10005, []],
  ])('give %i the coupons %j that are not past', (userId, expected) => {
    expect(couponsOf(db, userId, TEST_NOW).map(({ id }) => id)).toEqual(expected);
  });

  it('have weixin bound for super only', () => {
    expect([10001, 10002, 10003, 10004, 10005].filter((id) => isBound(db, id, 'weixin'))).toEqual([SUPER]);
  });
});

describe('the demo goods', () => {
  it.each(SEEDED_GOODS.map((goods) => [goods.name, goods] as const))(
    '%s start with one offered code per step',
    (_, goods) => {
      const steps = stepsOf(goods).filter((step) => step.options.length > 0);
      expect(steps.map((step) => step.defaultCnum)).not.toContain('');
      expect([...goods.defaults].sort()).toEqual(steps.map((step) => step.defaultCnum).sort());
    },
  );

  it.each(SEEDED_GOODS.map((goods) => [goods.name, goods] as const))(
    '%s have a page range for each binding',
    (_, goods) => {
      const bindings = stepsOf(goods).find((step) => step.name === '装订方式')?.options ?? [];
      expect(Object.keys(goods.bindings).sort()).toEqual(bindings.map((option) => option.cnum).sort());
    },
  );
});

describe('the cart of super', () => {
  it('holds exactly the lines of the table, in its order', () => {
    expect(linesOfSuper.map((line) => line.id)).toEqual(CART_RULE_LINES.map((line) => line.id));
  });

  it('has only saleable, valid lines', () => {
    expect(linesOfSuper.filter((line) => line.state !== 'valid' || line.goods.saleable !== 'Y')).toEqual([]);
  });

  it.each(CART_RULE_LINES.map((rule) => [rule.id, rule] as const))(
    'says the truth about the choice of %i',
    (id, rule) => {
      const line = cartLine(db, SUPER, id);
      expect(line && isChoiceAllowed(line)).toBe(rule.isChoiceAllowed);
    },
  );

  it('has the page count of its publication in every line', () => {
    const differing = db.sqlite
      .prepare(
        'SELECT l.id FROM cart_lines l JOIN publications p ON p.id = l.publication_id WHERE l.user_id = ? AND l.page_num <> p.page_num',
      )
      .all(SUPER);
    expect(differing).toEqual([]);
  });

  it('begins with a line that takes a count of 1000', () => {
    const first = linesOfSuper[0];
    if (!first) throw new Error('no line');
    expect(quoteChoice(first.goods, { ...first, count: 1000 }).discount).toBe('0.15');
  });

  it.each([
    [90002, 'ZD01', false],
    [90003, 'ZD01', true],
    [90004, 'ZD01', false],
    [90005, 'NK157', false],
    [90006, 'NK157', true],
    [90007, 'NK250', true],
    [90008, 'NK250', false],
    [90009, 'NK128', false],
    [90009, 'NK200', true],
    [90010, 'NK128', true],
    [90010, 'NK200', false],
    [90011, 'NK157', true],
    [90012, 'NK157', false],
    [90013, 'NK128', true],
    [90014, 'NK128', false],
    [90015, 'ZD11', false],
    [90015, 'ZD10', true],
    [90017, 'NF03', false],
    [90018, 'NF03', false],
    [90019, 'ZD09', true],
    [90020, 'ZD09', false],
    [90021, 'ZD10', true],
    [90022, 'NF03', false],
  ])('line %i has %s enabled: %s', (id, cnum, expected) => {
    const line = cartLine(db, SUPER, id);
    if (!line) throw new Error(`no line ${id}`);
    const step = line.goods.steps.find(({ items }) => items.some((item) => item.cnum === cnum));
    const refusals = optionRefusals(printLine(line.goods, line.pageNum, line.selections));
    expect(isEnabled(refusals, step?.id ?? '', cnum)).toBe(expected);
  });
});

describe('the carts of the others', () => {
  it('have a withdrawn and a stale line for vip, each with its reason', () => {
    const { list } = cartLines(db, 10002, { page: 1, pageSize: 20 });
    expect(list.filter((line) => line.state !== 'valid').map((line) => [line.id, line.state])).toEqual([
      [91003, 'withdrawn'],
      [91004, 'stale'],
    ]);
    expect(list.filter((line) => (line.invalidReason !== '') !== (line.state !== 'valid'))).toEqual([]);
  });

  it.each([10001, 10002, 10004])(
    'hold only possible choices on saleable goods, member %i, except where marked',
    (userId) => {
      const { list } = cartLines(db, userId, { page: 1, pageSize: 20 });
      const valid = list.filter((line) => line.state === 'valid');
      expect(valid.length).toBeGreaterThan(1);
      expect(valid.filter((line) => !isChoiceAllowed(line) || line.goods.saleable === 'N')).toEqual([]);
    },
  );
});

describe('the demo orders', () => {
  const ordersOf = (userId: number) =>
    ordersPage(db, { userId, tab: 'all', keyword: '', page: 1, pageSize: 100, now: TEST_NOW });
  const ofSuper = ordersOf(SUPER);
  const all = [10001, 10002, SUPER, 10004].flatMap(ordersOf);

  it('of super are in every state there is', () => {
    expect(new Set(ofSuper.map(({ order }) => order.state))).toEqual(new Set(ORDER_STATES));
  });

  it('are three of vip, two of demo, three of enterprise and none of fresh', () => {
    expect([10002, 10001, 10004, 10005].map((id) => ordersOf(id).length)).toEqual([3, 2, 3, 0]);
  });

  it('count from 60001, the older the smaller', () => {
    const sorted = [...all].sort((a, b) => a.order.createdAt - b.order.createdAt);
    expect(sorted.map(({ order }) => order.id)).toEqual(sorted.map((_, place) => 60_001 + place));
  });

  it('have nothing due when they are seeded, and an hour and forty minutes left to pay', () => {
    expect(all.filter(({ order }) => order.dueAt !== null && order.dueAt <= TEST_NOW)).toEqual([]);
    const unpaid = ofSuper.find(({ order }) => order.state === 'unpaid');
    expect(unpaid?.order.expiresAt).toBe(TEST_NOW + 100 * 60_000);
  });

  it('show two parcels, a part that was sent, three lines, one overseas and both kinds of after-sales', () => {
    expect(ofSuper.filter(({ parcels }) => parcels.length === 2).length).toBe(2);
    expect(
      ofSuper.filter(({ order, parcels }) => parcels.length > 0 && order.shippedAt === null).length,
    ).toBe(1);
    expect(Math.max(...ofSuper.map(({ lines }) => lines.length))).toBe(3);
    expect(ofSuper.some(({ order }) => order.address.includes('香港'))).toBe(true);
    expect(ofSuper.flatMap(({ afterSales }) => afterSales.map(({ state }) => state)).sort()).toEqual([
      'applied',
      'done',
    ]);
    expect(orderCounts(db, { userId: SUPER, keyword: '', now: TEST_NOW }).aftersale).toBe(2);
  });

  it('have given back what their payments have, and no payment more', () => {
    const pairs = db.sqlite
      .prepare<[], { no: string; ofOrders: number; ofPayment: number }>(
        `SELECT payments.no, sum(orders.refunded_fen) AS ofOrders, payments.refunded_fen AS ofPayment
         FROM payments JOIN payment_orders ON payment_id = payments.id JOIN orders ON orders.id = order_id
         GROUP BY payments.id`,
      )
      .all();
    expect(pairs.filter(({ ofOrders, ofPayment }) => ofOrders !== ofPayment)).toEqual([]);
    const refunded = db.sqlite.prepare('SELECT sum(refunded_fen) FROM orders').pluck().get();
    expect(pairs.reduce((sum, { ofPayment }) => sum + ofPayment, 0)).toBe(refunded);
    const asked = db.sqlite.prepare("SELECT sum(amount_fen) FROM after_sales WHERE state = 'done'").pluck();
    expect(asked.get()).toBe(31_905);
  });

  it('can all be printed as they were ordered', () => {
    const impossible = all
      .flatMap(({ lines }) => lines)
      .filter((line) => {
        const goods = goodsWithSteps(db, line.goodsId);
        if (!goods) return true;
        const { changes, impossible } = reselect(printLine(goods, line.pageNum, JSON.parse(line.selections)));
        return changes.length > 0 || impossible.length > 0;
      });
    expect(impossible.map(({ publicationName, selections }) => [publicationName, selections])).toEqual([]);
  });

  it('tell their past in order, beginning with the order itself', () => {
    for (const { order } of all) {
      const moments = orderLogsOf(db, order.id).map(({ at }) => at);
      expect(moments).toEqual([...moments].sort((a, b) => a - b));
      expect([moments[0], (moments.at(-1) ?? 0) <= TEST_NOW]).toEqual([order.createdAt, true]);
    }
  });

  it('are paid in full where they are paid, and not at all where they are not', () => {
    const wrong = db.sqlite
      .prepare(`
        SELECT o.id FROM orders o LEFT JOIN payment_orders p ON p.order_id = o.id
        WHERE coalesce(p.amount_fen, 0) <> CASE WHEN o.paid_at IS NULL THEN 0 ELSE o.pay_total_fen END`)
      .all();
    expect(wrong).toEqual([]);
  });

  it('took from the wallet what the wallet says', () => {
    const [payment] = db.sqlite
      .prepare<[], { at: number; fen: number }>(`
        SELECT settled_at AS at, wallet_principal_fen + wallet_bonus_fen AS fen FROM payments
        WHERE wallet_principal_fen > 0`)
      .all();
    const entry = db.sqlite
      .prepare("SELECT amount_fen FROM wallet_entries WHERE kind = 'pay' AND user_id = ? AND at = ?")
      .pluck()
      .get(SUPER, payment?.at);
    expect(entry).toBe(-(payment?.fen ?? 0));
  });

  it('print versions that are older than the order', () => {
    expect(all.filter(({ order, lines }) => lines.some((line) => line.versionAt >= order.createdAt))).toEqual(
      [],
    );
  });
});

describe('every seeded price', () => {
  it('is the one that the price rule gives', () => {
    const all = [10001, 10002, SUPER, 10004].flatMap(
      (id) => cartLines(db, id, { page: 1, pageSize: 100 }).list,
    );
    const wrong = all.filter((line) => {
      const priced = linePrice(quoteChoice(line.goods, line), line.count);
      return priced.totalFen !== line.totalFen || priced.unitPriceFen !== line.unitPriceFen;
    });
    expect(wrong).toEqual([]);
    expect(all.length).toBe(36);
  });
});
