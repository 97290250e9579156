import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { done, missing, refused } from '#contracts/rules/decision.ts';
import { fileProblemsOf } from '#contracts/rules/orders/file-problems.ts';
import { nextState, ORDER_STATES, type OrderEvent } from '#contracts/rules/orders/order-states.ts';
import {
  AUTO_RECEIVE_MS,
  DELAY_MS,
  PRODUCTION_STAGES,
  QUEUE_MS,
  REFUND_MS,
  REPLACE_WITHIN_MS,
} from '#contracts/rules/orders/order-times.ts';
import type { Database } from '../../client.ts';
import { logicalDump } from '../../dump.ts';
import { notices, orderLines, orderLogs, orders, parcels, userCoupons } from '../../schema/index.ts';
import { createTestDatabase, TEST_NOW } from '../../testing.ts';
import { applyOrderEvent, type Happening } from './order-machine.ts';
import type { OrderRow } from './order-reading.ts';
import { parcelsOf } from './parcels.ts';
import { unpaidOrder } from './testing-orders.ts';

const ID = 65_001;
const MINUTE_MS = 60_000;
const ERROR = JSON.stringify([{ lineId: 1, level: 'error', page: 3, text: '缺少图片' }]);
const WARNING = JSON.stringify([{ lineId: 1, level: 'warning', page: 3, text: '图片约 150 dpi' }]);

const EVENTS: readonly OrderEvent[] = [
  ...(['pay', 'cancel', 'expire', 'pass-check', 'fail-check', 'make-proof', 'replace-file'] as const),
  ...(['accept-file', 'accept-proof', 'change-proof', 'start', 'next-stage', 'delay', 'resume'] as const),
  ...(['ship', 'receive', 'auto-receive', 'ask-refund', 'refund'] as const),
];

let db: Database;
beforeEach(() => {
  db = createTestDatabase();
});

/** An order in this state, put there without the machine. */
function put(change: Partial<OrderRow>, id = ID): void {
  unpaidOrder(db, id, 10_000, TEST_NOW);
  db.orm
    .update(orders)
    .set({ state: 'unpaid', ...change })
    .where(eq(orders.id, id))
    .run();
}

function order(): OrderRow {
  const row = db.orm.select().from(orders).where(eq(orders.id, ID)).get();
  if (!row) throw new Error('the order is gone');
  return row;
}

function apply(event: OrderEvent, more: Partial<Happening> = {}) {
  return applyOrderEvent(db, { orderId: ID, event, at: TEST_NOW + MINUTE_MS, ...more });
}

function log(): string[] {
  const rows = db.orm.select().from(orderLogs).where(eq(orderLogs.orderId, ID)).orderBy(orderLogs.id).all();
  return rows.map(({ actor, text, state, stage }) => [actor, text, state, stage].join('|'));
}

function addLine(publicationName: string, count: number, sort: number): void {
  db.orm
    .insert(orderLines)
    .values({
      orderId: ID,
      sort,
      publicationId: 50001,
      publicationName,
      artId: 'flora',
      publicationType: 'ebook',
      versionAt: TEST_NOW,
      goodsId: 1,
      goodsName: '精装画册',
      pageNum: 64,
      showPageNum: '64页',
      count,
      selections: '{}',
      options: '[]',
      unitPriceFen: 100,
      totalFen: 100 * count,
    })
    .run();
}

describe('applyOrderEvent', () => {
  it.each(ORDER_STATES)(
    'moves an order that is %s as the rules say, or leaves everything as it was',
    (state) => {
      for (const event of EVENTS) {
        db = createTestDatabase();
        put({ state, stage: state === 'producing' || state === 'delayed' ? 'binding' : '' });
        const before = logicalDump(db);
        const next = nextState(state, event);
        expect([event, apply(event)]).toEqual([event, next === null ? refused('order-state') : done(next)]);
        if (next === null) expect(logicalDump(db)).toBe(before);
        else expect(order().state).toBe(next);
      }
    },
  );

  it('does nothing to an order that is not there', () => {
    const before = logicalDump(db);
    expect(applyOrderEvent(db, { orderId: 1, event: 'pay', at: TEST_NOW })).toEqual(missing('order'));
    expect(logicalDump(db)).toBe(before);
  });

  it('moves the one order and no other', () => {
    put({});
    put({}, ID + 1);
    const others = () => db.sqlite.prepare('SELECT * FROM orders WHERE id <> ?').all(ID);
    const before = others();
    apply('pay');
    expect(others()).toEqual(before);
  });

  it.each([
    ['unpaid', 'pay', ['paidAt']],
    ['paid', 'pass-check', ['readyAt']],
    ['checking_failed', 'accept-file', ['readyAt']],
    ['proofing', 'accept-proof', ['readyAt']],
    ['ready', 'start', ['producingAt']],
    ['shipped', 'receive', ['doneAt']],
    ['shipped', 'auto-receive', ['doneAt']],
    ['unpaid', 'cancel', ['endedAt']],
    ['unpaid', 'expire', ['endedAt']],
    ['refunding', 'refund', ['endedAt']],
    ['paid', 'replace-file', []],
    ['producing', 'next-stage', []],
    ['delayed', 'resume', []],
  ] as const)('remembers the moment: %s, %s', (state, event, moments) => {
    put({ state });
    apply(event);
    const { paidAt, readyAt, producingAt, shippedAt, doneAt, endedAt } = order();
    const known = Object.entries({ paidAt, readyAt, producingAt, shippedAt, doneAt, endedAt });
    expect(known.filter(([, at]) => at !== null)).toEqual(
      moments.map((name) => [name, TEST_NOW + MINUTE_MS]),
    );
  });

  it.each([
    ['unpaid', 'pay', 'pass-check', REPLACE_WITHIN_MS],
    ['checking_failed', 'replace-file', 'pass-check', REPLACE_WITHIN_MS],
    ['proofing', 'accept-proof', 'start', QUEUE_MS],
    ['producing', 'delay', 'resume', DELAY_MS],
    ['ready', 'ask-refund', 'refund', REFUND_MS],
  ] as const)('plans what follows: %s, %s', (state, event, dueEvent, wait) => {
    put({ state, stage: state === 'producing' ? 'binding' : '' });
    apply(event);
    expect([order().dueEvent, order().dueAt]).toEqual([dueEvent, TEST_NOW + MINUTE_MS + wait]);
  });

  it.each([
    ['unpaid', 'cancel'],
    ['paid', 'fail-check'],
    ['paid', 'make-proof'],
    ['shipped', 'receive'],
    ['refunding', 'refund'],
  ] as const)('plans nothing where somebody must act, or nobody: %s, %s', (state, event) => {
    put({ state });
    apply(event);
    expect([order().dueEvent, order().dueAt]).toEqual(['', null]);
  });

  it('lets the customer replace the file for half an hour, each time anew', () => {
    put({});
    apply('pay');
    apply('replace-file', { at: TEST_NOW + 20 * MINUTE_MS });
    expect(order()).toMatchObject({
      paidAt: TEST_NOW + MINUTE_MS,
      replaceUntil: TEST_NOW + 50 * MINUTE_MS,
      dueAt: TEST_NOW + 50 * MINUTE_MS,
    });
  });

  it('goes through every production stage, the delayed one too', () => {
    put({ state: 'ready' });
    apply('start');
    for (const { key } of PRODUCTION_STAGES) {
      expect(order()).toMatchObject({ state: 'producing', stage: key });
      apply('delay');
      expect(order()).toMatchObject({ state: 'delayed', stage: key });
      apply('resume');
      expect(order()).toMatchObject({ state: 'producing', stage: key });
      apply(key === 'inspecting' ? 'ship' : 'next-stage');
    }
    expect(order()).toMatchObject({ state: 'shipped', stage: '' });
  });

  it('asks for another notice of another delay', () => {
    put({ state: 'producing', stage: 'printing', delaySeenAt: 5 });
    apply('delay', { reason: '纸张到货晚一天' });
    expect(order()).toMatchObject({ delaySeenAt: null, reason: '纸张到货晚一天' });
  });

  it('keeps the reason until another is given', () => {
    put({ state: 'producing', stage: 'printing', reason: '先前的原因' });
    apply('next-stage');
    expect(order().reason).toBe('先前的原因');
  });
});

describe('the file check', () => {
  it.each([
    [ERROR, 'N', 'fail-check'],
    [ERROR, 'Y', 'fail-check'],
    [WARNING, 'N', 'pass-check'],
    [WARNING, 'Y', 'make-proof'],
    ['[]', 'N', 'pass-check'],
    ['[]', 'Y', 'make-proof'],
  ] as const)('of %s with a proof %s will be %s', (fileProblems, wantsProof, expected) => {
    put({ fileProblems, wantsProof });
    apply('pay');
    expect(order().dueEvent).toBe(expected);
  });

  it('finds what it is told, and passes once the file is replaced', () => {
    put({ state: 'paid' });
    apply('fail-check', { fileProblems: ERROR });
    expect(fileProblemsOf(order().fileProblems)).toMatchObject([{ level: 'error', page: 3 }]);
    apply('replace-file', { fileProblems: '[]' });
    expect(order()).toMatchObject({ fileProblems: '[]', dueEvent: 'pass-check' });
  });

  it('lets go of problems that the customer accepted', () => {
    put({ state: 'checking_failed', fileProblems: ERROR });
    apply('accept-file');
    expect(order()).toMatchObject({ state: 'ready', fileProblems: '[]' });
  });

  it('keeps the problems while the money goes back', () => {
    put({ state: 'checking_failed', fileProblems: ERROR });
    apply('ask-refund');
    expect(order().fileProblems).toBe(ERROR);
  });
});

describe('the log', () => {
  it('tells who did what and where it led', () => {
    put({});
    apply('pay');
    apply('pass-check');
    expect(log()).toEqual(['会员|付款成功，等待审稿|paid|', '审稿员|审稿通过，安排生产|ready|']);
  });

  it('keeps a diary of the stages', () => {
    put({ state: 'ready' });
    apply('start');
    apply('next-stage');
    expect(log()).toEqual([
      '印厂|开始生产|producing|',
      '印厂|印刷：纸张已调湿，上机印刷内页与封面|producing|printing',
      '印厂|覆膜：印张晾干，送去覆膜|producing|laminating',
    ]);
  });

  it('takes words and person of the very case', () => {
    put({});
    apply('cancel', { actor: '客服', text: '代客户取消' });
    expect(log()).toEqual(['客服|代客户取消|canceled|']);
  });
});

describe('the coupon of an order', () => {
  const mine = () => db.orm.select().from(userCoupons).where(eq(userCoupons.id, 70001)).get();

  function spend(): void {
    put({});
    const used = { orderId: ID, usedAt: TEST_NOW };
    db.orm.update(userCoupons).set(used).where(eq(userCoupons.id, 70001)).run();
  }

  it.each(['cancel', 'expire'] as const)('comes back: %s', (event) => {
    spend();
    apply(event);
    expect(mine()).toMatchObject({ orderId: null, usedAt: null });
  });

  it('stays spent when the order is paid, also when its money goes back', () => {
    spend();
    for (const event of ['pay', 'ask-refund', 'refund'] as const) apply(event);
    expect([order().state, mine()?.orderId]).toEqual(['closed', ID]);
  });
});

describe('an order that is sent', () => {
  function shipped(
    lines: readonly (readonly [name: string, count: number])[],
    change: Partial<OrderRow> = {},
  ) {
    put({ state: 'producing', stage: 'inspecting', ...change });
    for (const [sort, [name, count]] of lines.entries()) addLine(name, count, sort + 1);
    apply('ship');
    return parcelsOf(db, ID);
  }

  it('has one parcel for all that fits into it', () => {
    expect(
      shipped([
        ['花', 20],
        ['山', 40],
      ]),
    ).toMatchObject([
      {
        carrier: '中通快递',
        trackingNo: 'DESK000650011',
        contents: '《花》× 20，《山》× 40',
        shippedAt: TEST_NOW + MINUTE_MS,
      },
    ]);
  });

  it('has more parcels for more, each line whole', () => {
    const parcels = shipped([
      ['花', 20],
      ['山', 41],
      ['海', 200],
      ['月', 1],
    ]);
    expect(parcels.map(({ trackingNo, contents }) => [trackingNo, contents])).toEqual([
      ['DESK000650011', '《花》× 20'],
      ['DESK000650012', '《山》× 41'],
      ['DESK000650013', '《海》× 200'],
      ['DESK000650014', '《月》× 1'],
    ]);
  });

  it.each([
    ['express', '顺丰速运'],
    ['pickup', '门店自提'],
  ])('goes the way that was chosen: %s', (delivery, carrier) => {
    expect(shipped([['花', 1]], { delivery })).toMatchObject([{ carrier }]);
  });

  it.each([
    ['what went ahead', 30, [['DESK000650012', '《山》× 30']]],
    ['anything where all went ahead', 0, []],
  ] as const)('does not send again %s', (_, left, more) => {
    put({ state: 'producing', stage: 'inspecting' });
    addLine('花', 20, 1);
    if (left > 0) addLine('山', left, 2);
    const ahead = { carrier: '中通快递', trackingNo: 'DESK000650011', contents: '《花》× 20' };
    db.orm
      .insert(parcels)
      .values({ orderId: ID, ...ahead, shippedAt: TEST_NOW })
      .run();
    expect(apply('ship')).toEqual(done('shipped'));
    expect(parcelsOf(db, ID).map(({ trackingNo, contents }) => [trackingNo, contents])).toEqual([
      ['DESK000650011', '《花》× 20'],
      ...more,
    ]);
  });

  it('counts as received two weeks later', () => {
    shipped([['花', 1]]);
    expect(order()).toMatchObject({
      state: 'shipped',
      shippedAt: TEST_NOW + MINUTE_MS,
      dueEvent: 'auto-receive',
      dueAt: TEST_NOW + MINUTE_MS + AUTO_RECEIVE_MS,
    });
  });
});

it('tells the member what happened, where it leads and when', () => {
  put({ state: 'producing', stage: 'inspecting' });
  db.orm.delete(notices).run();
  applyOrderEvent(db, { orderId: ID, event: 'ship', at: TEST_NOW });
  applyOrderEvent(db, { orderId: ID, event: 'receive', at: TEST_NOW + MINUTE_MS });
  const { no } = order();
  expect(db.orm.select().from(notices).all()).toMatchObject([
    {
      userId: 10003,
      kind: 'order',
      title: '订单已发货',
      path: `/manager/order?no=${no}`,
      createdAt: TEST_NOW,
    },
  ]);
});
