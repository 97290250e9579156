import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  AUTO_RECEIVE_MS,
  PAY_WITHIN_MS,
  QUEUE_MS,
  REFUND_MS,
  REPLACE_WITHIN_MS,
} from '#contracts/rules/orders/order-times.ts';
import { CROWD, type Crowd, crowd } from '#db/rows/testing-rows.ts';
import type { Database } from '../../client.ts';
import { logicalDump } from '../../dump.ts';
import { orderLogs, orders, userCoupons } from '../../schema/index.ts';
import { createTestDatabase, TEST_NOW } from '../../testing.ts';
import { settlePayment } from '../payment/payment-settling.ts';
import { catchUp, MOST_AT_ONCE } from './catch-up.ts';
import { applyOrderEvent } from './order-machine.ts';
import type { OrderRow } from './order-reading.ts';
import { beginPayment, fillWallet, SUPER, unpaidOrder, walletOf } from './testing-orders.ts';

const ID = 65_001;
const DAY_MS = 86_400_000;
/** With two nights, in which the workshop rests, and the days after the parcel. */
const LIFE_MS = 2 * DAY_MS - 4 * 3_600_000 + AUTO_RECEIVE_MS;

let db: Database;
beforeEach(() => {
  db = createTestDatabase();
  // The demo orders move as well; what they do is not looked at here.
  db.orm.delete(orders).run();
});

function paidOrder(id = ID, at = TEST_NOW): void {
  unpaidOrder(db, id, 10_000, at);
  applyOrderEvent(db, { orderId: id, event: 'pay', at });
}

function order(id = ID): OrderRow {
  const row = db.orm.select().from(orders).where(eq(orders.id, id)).get();
  if (!row) throw new Error(`order ${id} is gone`);
  return row;
}

/** Minutes after the payment, and what the log says then. */
function story(id = ID): string[] {
  const rows = db.orm.select().from(orderLogs).where(eq(orderLogs.orderId, id)).orderBy(orderLogs.id).all();
  return rows.map(({ at, text }) => `${(at - TEST_NOW) / 60_000} ${text}`);
}

describe('catchUp', () => {
  it('lets a paid order live its whole life in one go, each thing at its own moment', () => {
    paidOrder();
    catchUp(db, TEST_NOW + 365 * DAY_MS);
    expect(story()).toEqual([
      '0 付款成功，等待审稿',
      '30 审稿通过，安排生产',
      '150 开始生产',
      '150 印刷：纸张已调湿，上机印刷内页与封面',
      '1200 覆膜：印张晾干，送去覆膜',
      '1440 装订：折页配帖完成，开始装订',
      '1800 裁切：书芯压实，三面裁切',
      '1920 质检：逐本翻检，核对页码与色差',
      '2640 质检合格，已打包发出',
      '22800 发货满 14 天，自动确认收货',
    ]);
    expect(order()).toMatchObject({
      state: 'done',
      paidAt: TEST_NOW,
      readyAt: TEST_NOW + REPLACE_WITHIN_MS,
      doneAt: TEST_NOW + LIFE_MS,
      dueAt: null,
      dueEvent: '',
    });
  });

  it('comes to the same, however often somebody looks', () => {
    function lifeSeenAt(moments: readonly number[]): string {
      db = createTestDatabase();
      db.orm.delete(orders).run();
      paidOrder();
      paidOrder(ID + 1, TEST_NOW + 1);
      unpaidOrder(db, ID + 2, 5_000, TEST_NOW + 2);
      for (const now of moments) catchUp(db, now);
      return JSON.stringify([
        db.orm.select().from(orders).all(),
        [ID, ID + 1, ID + 2].map((id) => story(id)),
      ]);
    }
    const end = TEST_NOW + LIFE_MS + DAY_MS;
    const once = lifeSeenAt([end]);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: TEST_NOW, max: end }), { maxLength: 30 }), (looks) => {
        expect(lifeSeenAt([...looks.sort((a, b) => a - b), end])).toBe(once);
      }),
      { numRuns: 12 },
    );
  });

  it.each([
    [-1, 'paid'],
    [0, 'ready'],
  ])('%d ms from its moment an order is %s', (offset, state) => {
    paidOrder();
    catchUp(db, TEST_NOW + REPLACE_WITHIN_MS + offset);
    expect(order().state).toBe(state);
  });

  it('changes nothing when it is called again, nor when nothing is due', () => {
    paidOrder();
    catchUp(db, TEST_NOW + DAY_MS);
    const before = logicalDump(db);
    catchUp(db, TEST_NOW + DAY_MS);
    catchUp(db, TEST_NOW);
    expect(logicalDump(db)).toBe(before);
  });

  it('works on orders in the order of time, whoever’s they are', () => {
    paidOrder(ID, TEST_NOW + 60_000);
    paidOrder(ID + 1, TEST_NOW);
    catchUp(db, TEST_NOW + DAY_MS);
    const moments = db.orm.select().from(orderLogs).orderBy(orderLogs.id).all().slice(2);
    const times = moments.map(({ at }) => at);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(new Set(moments.map(({ orderId }) => orderId)).size).toBe(2);
  });

  it('stops an order with a faulty file, and waits for the customer for ever', () => {
    paidOrder();
    const fileProblems = JSON.stringify([{ lineId: 1, level: 'error', page: 3, text: '缺少图片' }]);
    applyOrderEvent(db, { orderId: ID, event: 'replace-file', at: TEST_NOW, fileProblems });
    catchUp(db, TEST_NOW + 365 * DAY_MS);
    expect(order()).toMatchObject({ state: 'checking_failed', dueAt: null });
  });

  it('waits for the answer to a proof for ever', () => {
    paidOrder();
    db.orm.update(orders).set({ wantsProof: 'Y', dueEvent: 'make-proof' }).where(eq(orders.id, ID)).run();
    catchUp(db, TEST_NOW + 365 * DAY_MS);
    expect(order()).toMatchObject({ state: 'proofing', dueAt: null });
  });

  it('lets a delayed production go on where it stopped', () => {
    paidOrder();
    catchUp(db, TEST_NOW + REPLACE_WITHIN_MS + QUEUE_MS);
    const stoppedAt = TEST_NOW + REPLACE_WITHIN_MS + QUEUE_MS + 60_000;
    applyOrderEvent(db, { orderId: ID, event: 'delay', at: stoppedAt });
    catchUp(db, stoppedAt + DAY_MS - 1);
    expect(order()).toMatchObject({ state: 'delayed', stage: 'printing' });
    catchUp(db, stoppedAt + DAY_MS);
    expect(order()).toMatchObject({ state: 'producing', stage: 'printing' });
  });

  it('cancels an order that nobody paid, and gives its coupon back', () => {
    unpaidOrder(db, ID, 10_000, TEST_NOW);
    const used = { orderId: ID, usedAt: TEST_NOW };
    db.orm.update(userCoupons).set(used).where(eq(userCoupons.id, 70001)).run();
    const coupon = () => db.orm.select().from(userCoupons).where(eq(userCoupons.id, 70001)).get();
    catchUp(db, TEST_NOW + PAY_WITHIN_MS - 1);
    expect([order().state, coupon()?.orderId]).toEqual(['unpaid', ID]);
    catchUp(db, TEST_NOW + 30 * DAY_MS);
    expect(order()).toMatchObject({ state: 'canceled', endedAt: TEST_NOW + PAY_WITHIN_MS });
    expect([coupon()?.orderId, coupon()?.usedAt]).toEqual([null, null]);
  });

  it('gives the money back with the refund, once, and not before', () => {
    fillWallet(db, 10_000, 0);
    const unpaid = unpaidOrder(db, ID, 10_000, TEST_NOW);
    const payment = beginPayment(db, {
      orders: [unpaid],
      now: TEST_NOW,
      channel: 'wallet',
      usesWallet: true,
    });
    settlePayment(db, { paymentId: payment.id, at: TEST_NOW });
    applyOrderEvent(db, { orderId: ID, event: 'ask-refund', at: TEST_NOW });
    catchUp(db, TEST_NOW + REFUND_MS - 1);
    expect([order().state, walletOf(db)]).toEqual(['refunding', [0, 0, 0, 0]]);
    catchUp(db, TEST_NOW + REFUND_MS);
    catchUp(db, TEST_NOW + DAY_MS);
    expect([order().state, order().refundedFen, walletOf(db)]).toEqual(['closed', 10_000, [10_000, 0, 0, 0]]);
    const entries = db.sqlite
      .prepare("SELECT count(*) FROM wallet_entries WHERE user_id = ? AND kind = 'refund' AND at = ?")
      .pluck();
    expect(entries.get(SUPER, TEST_NOW + REFUND_MS)).toBe(1);
  });

  it('drops a plan that the state no longer takes, instead of trying it for ever', () => {
    unpaidOrder(db, ID, 10_000, TEST_NOW);
    db.orm.update(orders).set({ dueEvent: 'ship' }).where(eq(orders.id, ID)).run();
    catchUp(db, TEST_NOW + DAY_MS);
    expect(order()).toMatchObject({ state: 'unpaid', dueAt: null, dueEvent: '' });
    expect(story()).toEqual(['120 计划的变更已不适用']);
  });
});

describe('where very much is due', () => {
  const changes = () => Number(db.sqlite.prepare('SELECT total_changes()').pluck().get());
  const due = (table: string) =>
    Number(db.sqlite.prepare(`SELECT count(*) FROM ${table} WHERE due_at <= ?`).pluck().get(TEST_NOW));
  const end = TEST_NOW + 60 * DAY_MS;

  it.each<Crowd>(['orders', 'paid orders', 'after-sales', 'payments'])(
    'one call lets a bounded number of things happen (%s)',
    (kind) => {
      db = createTestDatabase();
      crowd(db, kind);
      const before = changes();
      catchUp(db, TEST_NOW, { userId: SUPER });
      // A thing that happens is a handful of rows: the order, its sentences, its money.
      expect(changes() - before).toBeGreaterThan(0);
      expect(changes() - before).toBeLessThan(MOST_AT_ONCE * 8);
    },
  );

  it('the next calls go on with the rest, and come to the same', () => {
    db = createTestDatabase();
    crowd(db, 'orders', MOST_AT_ONCE * 2 + 1);
    const lefts: number[] = [];
    for (let calls = 0; calls < 4; calls += 1) {
      catchUp(db, TEST_NOW, { userId: SUPER });
      lefts.push(due('orders'));
    }
    expect(lefts).toEqual([MOST_AT_ONCE + 1, 1, 0, 0]);
    const states = db.sqlite.prepare('SELECT DISTINCT state FROM orders WHERE id > 1000000').pluck();
    expect(states.all()).toEqual(['canceled']);
  });

  it('everything happens to the orders that the call names, whosever turn it would be', () => {
    unpaidOrder(db, ID, 10_000, TEST_NOW);
    paidOrder(ID + 1);
    const rows = db.orm.select().from(orders).all();
    db = createTestDatabase();
    crowd(db, 'orders');
    for (const row of rows) db.orm.insert(orders).values(row).run();
    const [unpaid, paid] = rows.map(({ no }) => no);
    catchUp(db, end, { userId: 10_001, numbers: [unpaid ?? '', paid ?? ''] });
    expect([order(ID).state, order(ID + 1).state]).toEqual(['canceled', 'done']);
    expect(due('orders')).toBeGreaterThan(CROWD - 2 * MOST_AT_ONCE);
  });

  it('the caller comes before the others', () => {
    db = createTestDatabase();
    catchUp(db, TEST_NOW);
    crowd(db, 'orders');
    const row = unpaidOrder(db, ID, 10_000, TEST_NOW);
    db.orm.update(orders).set({ userId: 10_001 }).where(eq(orders.id, row.id)).run();
    catchUp(db, end, { userId: 10_001 });
    expect(order(ID).state).toBe('canceled');
  });
});
