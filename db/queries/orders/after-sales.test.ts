import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { done, type Missing, missing, mustBeDone, type Refused, refused } from '#contracts/rules/decision.ts';
import type { AfterSaleKind } from '#contracts/rules/orders/after-sale.ts';
import type { Database } from '../../client.ts';
import { logicalDump } from '../../dump.ts';
import { afterSales, orderLogs, orders } from '../../schema/index.ts';
import { createTestDatabase, TEST_NOW } from '../../testing.ts';
import { refundOrderMoney } from '../payment/payment-refunds.ts';
import { settlePayment } from '../payment/payment-settling.ts';
import { advanceAfterSales, askAfterSale, decideAfterSale, withdrawAfterSale } from './after-sales.ts';
import { catchUp } from './catch-up.ts';
import type { OrderRow } from './order-reading.ts';
import { beginPayment, fillWallet, SUPER, unpaidOrder, walletOf } from './testing-orders.ts';

const ID = 65_001;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const PAID_FEN = 10_001;

let db: Database;
beforeEach(() => {
  db = createTestDatabase();
});

/** An order that was paid by the wallet and has come. */
function doneOrder(id = ID): OrderRow {
  fillWallet(db, PAID_FEN, 0);
  const unpaid = unpaidOrder(db, id, PAID_FEN, TEST_NOW);
  const wish = { orders: [unpaid], now: TEST_NOW, channel: 'wallet', usesWallet: true } as const;
  settlePayment(db, { paymentId: beginPayment(db, wish).id, at: TEST_NOW });
  const come = { state: 'done', doneAt: TEST_NOW, dueAt: null, dueEvent: '' } as const;
  return db.orm.update(orders).set(come).where(eq(orders.id, id)).returning().get();
}

function ask(order: OrderRow, kind: AfterSaleKind): string {
  const words = { reason: '印刷质量问题', description: '第 12 页有色差' };
  return mustBeDone(askAfterSale(db, { order, kind, ...words, at: TEST_NOW }));
}

function sale(no: string) {
  const row = db.orm.select().from(afterSales).where(eq(afterSales.no, no)).get();
  if (!row) throw new Error(`there is no after-sale ${no}`);
  return row;
}

/** Minutes after it was asked for, and what the log of the order says then. */
function story(id = ID): string[] {
  const rows = db.orm.select().from(orderLogs).where(eq(orderLogs.orderId, id)).orderBy(orderLogs.id).all();
  const own = rows.filter(({ text }) => !text.includes('付款'));
  return own.map(({ at, actor, text }) => `${(at - TEST_NOW) / MINUTE_MS} ${actor}：${text}`);
}

function refunded(): number {
  return db.orm.select().from(orders).where(eq(orders.id, ID)).get()?.refundedFen ?? 0;
}

describe('askAfterSale', () => {
  it('numbers it by the day in China and its id, each its own', () => {
    const order = doneOrder();
    const [first, second] = [ask(order, 'reprint'), ask(order, 'reprint')];
    expect(first).toMatch(/^S20270321\d{8}$/);
    expect(Number(second.slice(9))).toBe(Number(first.slice(9)) + 1);
  });

  it('waits two hours for an answer', () => {
    const no = ask(doneOrder(), 'partial');
    expect(sale(no)).toMatchObject({
      state: 'applied',
      orderId: ID,
      userId: SUPER,
      kind: 'partial',
      amountFen: 3001,
      answer: '',
      createdAt: TEST_NOW,
      dueAt: TEST_NOW + 2 * HOUR_MS,
    });
    expect(story()).toEqual(['0 会员：申请售后（部分退款）：印刷质量问题']);
  });
});

describe('an after-sale, left to time', () => {
  it('reprints within a day of the answer', () => {
    const no = ask(doneOrder(), 'reprint');
    catchUp(db, TEST_NOW + 365 * DAY_MS);
    expect(story().slice(1)).toEqual([
      '120 客服：已同意重印，安排生产',
      '1560 客服：已按原规格重印并免费寄出',
    ]);
    expect(sale(no)).toMatchObject({
      state: 'done',
      answer: '已按原规格重印并免费寄出',
      updatedAt: TEST_NOW + 26 * HOUR_MS,
      dueAt: null,
    });
    expect(refunded()).toBe(0);
  });

  it.each([
    ['partial', 3001, '30.01'],
    ['refund', PAID_FEN, '100.01'],
  ] as const)('gives the money back ten minutes after the answer: %s', (kind, amountFen, amount) => {
    const no = ask(doneOrder(), kind);
    catchUp(db, TEST_NOW + 2 * HOUR_MS + 10 * MINUTE_MS - 1);
    expect([sale(no).state, refunded(), walletOf(db)]).toEqual(['refunding', 0, [0, 0, 0, 0]]);
    catchUp(db, TEST_NOW + DAY_MS);
    expect([sale(no).state, refunded(), walletOf(db)]).toEqual(['done', amountFen, [amountFen, 0, 0, 0]]);
    expect(story().slice(1)).toEqual([
      '120 客服：已同意退款，款项处理中',
      `130 客服：已退款 ¥${amount}，原路退回`,
    ]);
  });

  it('comes to the same, however often somebody looks', () => {
    function seenAt(moments: readonly number[]): string {
      db = createTestDatabase();
      ask(doneOrder(), 'refund');
      for (const minutes of moments) catchUp(db, TEST_NOW + minutes * MINUTE_MS);
      return JSON.stringify([db.orm.select().from(afterSales).all(), story(), walletOf(db)]);
    }
    expect(seenAt([0, 119, 120, 121, 129, 130, 130, 200])).toBe(seenAt([200]));
  });

  it('never gives more than is left of what was paid', () => {
    const no = ask(doneOrder(), 'refund');
    refundOrderMoney(db, { orderId: ID, amountFen: 10_000, at: TEST_NOW, title: '差价退款' });
    advanceAfterSales(db, TEST_NOW + DAY_MS, { most: 10 });
    expect([refunded(), walletOf(db)]).toEqual([PAID_FEN, [PAID_FEN, 0, 0, 0]]);
    expect(sale(no).answer).toBe('已退款 ¥0.01，原路退回');
  });

  it('is not due for ever where nothing can follow', () => {
    const no = ask(doneOrder(), 'reprint');
    db.orm.update(afterSales).set({ state: 'refused' }).where(eq(afterSales.no, no)).run();
    advanceAfterSales(db, TEST_NOW + DAY_MS, { most: 10 });
    expect(sale(no)).toMatchObject({ state: 'refused', dueAt: null, updatedAt: TEST_NOW });
  });
});

describe('withdrawAfterSale', () => {
  const withdraw = (no: string, userId = SUPER) => withdrawAfterSale(db, { userId, no, at: TEST_NOW });

  function expectNothingBy(no: string, answer: Missing | Refused, userId = SUPER): void {
    const before = logicalDump(db);
    expect(withdraw(no, userId)).toEqual(answer);
    expect(logicalDump(db)).toBe(before);
  }

  it('ends it for good', () => {
    const no = ask(doneOrder(), 'refund');
    expect(withdraw(no)).toMatchObject({ kind: 'done', value: { id: ID } });
    catchUp(db, TEST_NOW + 30 * DAY_MS);
    expect([sale(no).state, sale(no).dueAt, refunded()]).toEqual(['withdrawn', null, 0]);
    expect(story().at(-1)).toBe('0 会员：撤销售后申请');
  });

  it('knows neither another member’s nor one that is not there', () => {
    const no = ask(doneOrder(), 'reprint');
    expectNothingBy(no, missing('after-sale'), 10002);
    expectNothingBy('S2027032199999999', missing('after-sale'));
  });

  it('does not know that of an order that was deleted', () => {
    const no = ask(doneOrder(), 'reprint');
    db.orm.update(orders).set({ deletedAt: TEST_NOW }).where(eq(orders.id, ID)).run();
    expectNothingBy(no, missing('after-sale'));
  });

  it.each(['agreed', 'refunding', 'done', 'refused', 'withdrawn'] as const)(
    'is too late when it is %s',
    (state) => {
      const no = ask(doneOrder(), 'reprint');
      db.orm.update(afterSales).set({ state }).where(eq(afterSales.no, no)).run();
      expectNothingBy(no, refused('order-state'));
    },
  );
});

describe('decideAfterSale', () => {
  const decide = (isAgreed: boolean) =>
    decideAfterSale(db, { orderId: ID, isAgreed, at: TEST_NOW + MINUTE_MS });

  it('agrees before the time', () => {
    const no = ask(doneOrder(), 'reprint');
    expect(decide(true)).toEqual(done('agreed'));
    expect(sale(no)).toMatchObject({ state: 'agreed', dueAt: TEST_NOW + MINUTE_MS + DAY_MS });
  });

  it('refuses with a reason, and nothing follows', () => {
    const no = ask(doneOrder(), 'refund');
    expect(decide(false)).toEqual(done('refused'));
    catchUp(db, TEST_NOW + 30 * DAY_MS);
    expect([sale(no).state, sale(no).dueAt, refunded()]).toEqual(['refused', null, 0]);
    expect(sale(no).answer).not.toBe('');
    expect(story().at(-1)).toContain(sale(no).answer);
  });

  it.each([true, false])('answers only what waits for an answer: %s', (isAgreed) => {
    doneOrder();
    expect(decide(isAgreed)).toEqual(missing('after-sale'));
    ask(doneOrder(ID + 1), 'reprint');
    const before = logicalDump(db);
    expect(decide(isAgreed)).toEqual(missing('after-sale'));
    expect(logicalDump(db)).toBe(before);
  });
});
