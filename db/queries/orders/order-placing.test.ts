import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../client.ts';
import { logicalDump } from '../../dump.ts';
import { orderLines, orderLogs, orders, publications, userCoupons } from '../../schema/index.ts';
import { createTestDatabase, TEST_NOW } from '../../testing.ts';
import { countCartLines } from '../cart/cart.ts';
import { forgetGoods, goodsWithSteps } from '../cart/goods.ts';
import { defaultSelections } from '../cart/print-line.ts';
import { catchUp } from './catch-up.ts';
import { applyOrderEvent } from './order-machine.ts';
import { type OrderToPlace, placeOrder } from './order-placing.ts';

const SUPER = 10003;
const HOUR_MS = 3_600_000;

let db: Database;
beforeEach(() => {
  db = createTestDatabase();
});

function facts(more: Partial<OrderToPlace> = {}): OrderToPlace {
  const goods = goodsWithSteps(db, 1);
  const selections = goods ? defaultSelections(goods) : {};
  return {
    userId: SUPER,
    now: TEST_NOW,
    lines: [{ publicationId: 50001, goodsId: 1, pageNum: 64, count: 10, selections, remark: '轻放' }],
    address: {
      name: '沈知远',
      mobile: '19000000003',
      province: '浙江省',
      city: '杭州市',
      district: '西湖区',
      street: '灵隐街道',
      detail: '示例路 18 号',
      zip: '310013',
    },
    delivery: 'standard',
    ...more,
  };
}

function order(id: number) {
  const row = db.orm.select().from(orders).where(eq(orders.id, id)).get();
  if (!row) throw new Error(`no order ${id}`);
  return row;
}

function linesOf(orderId: number) {
  return db.orm.select().from(orderLines).where(eq(orderLines.orderId, orderId)).all();
}

function addCoupon(more: Partial<typeof userCoupons.$inferInsert> = {}): number {
  return db.orm
    .insert(userCoupons)
    .values({
      userId: SUPER,
      name: '减十元',
      kind: 'amount',
      value: 1000,
      validFrom: TEST_NOW - HOUR_MS,
      validTo: TEST_NOW + HOUR_MS,
      ...more,
    })
    .returning({ id: userCoupons.id })
    .get().id;
}

describe('placeOrder', () => {
  it('numbers an order by its day in China and its id', () => {
    const id = placeOrder(db, facts({ now: Date.UTC(2026, 11, 31, 16, 30) }));
    expect(order(id).no).toBe(`20270101${String(id).padStart(8, '0')}`);
  });

  it('waits two hours for the payment', () => {
    const row = order(placeOrder(db, facts()));
    expect(row).toMatchObject({
      state: 'unpaid',
      expiresAt: TEST_NOW + 2 * HOUR_MS,
      dueAt: TEST_NOW + 2 * HOUR_MS,
      dueEvent: 'expire',
    });
  });

  it('adds up to what is to be paid', () => {
    const row = order(placeOrder(db, facts({ couponId: addCoupon() })));
    expect(row.couponFen).toBe(1000);
    expect(row.payTotalFen).toBe(row.goodsTotalFen - row.quantitySavedFen - row.couponFen + row.freightFen);
    expect(linesOf(row.id).map(({ totalFen }) => totalFen)).toEqual([
      row.goodsTotalFen - row.quantitySavedFen,
    ]);
  });

  it('writes the first sentence of the log', () => {
    const id = placeOrder(db, facts());
    expect(db.orm.select().from(orderLogs).where(eq(orderLogs.orderId, id)).all()).toMatchObject([
      { actor: '会员', text: '提交订单', state: 'unpaid', at: TEST_NOW },
    ]);
  });

  it('keeps the shown options in words, and the codes of all', () => {
    const [line] = linesOf(placeOrder(db, facts()));
    const names = JSON.parse(line?.options ?? '').map(({ Name }: { Name: string }) => Name);
    expect(names).toEqual(['封面材质', '装订方式', '内页克重', '内页覆膜', '封面覆膜']);
    expect(Object.values(JSON.parse(line?.selections ?? ''))).toContain('BY01');
  });

  it('stays as it was when the work, the price and the options change', () => {
    const id = placeOrder(db, facts());
    const before = JSON.stringify([order(id), linesOf(id)]);
    db.orm.update(publications).set({ name: '改名', pageNum: 8, updatedAt: 1 }).run();
    db.sqlite.exec('UPDATE goods SET base_price_fen = base_price_fen * 2, name = name || name');
    forgetGoods(db);
    expect(JSON.stringify([order(id), linesOf(id)])).toBe(before);
  });

  it('marks the coupon, and gives it back when the order expires', () => {
    const couponId = addCoupon();
    const id = placeOrder(db, facts({ couponId }));
    const coupon = () => db.orm.select().from(userCoupons).where(eq(userCoupons.id, couponId)).get();
    expect(coupon()).toMatchObject({ orderId: id, usedAt: TEST_NOW });
    catchUp(db, TEST_NOW + 2 * HOUR_MS);
    expect([order(id).state, coupon()?.orderId]).toEqual(['canceled', null]);
  });

  it('takes the ordered lines out of the cart for good', () => {
    const before = countCartLines(db, SUPER);
    placeOrder(db, facts({ cartLineIds: [90001, 90002] }));
    expect(countCartLines(db, SUPER)).toBe(before - 2);
    expect(
      db.sqlite.prepare('SELECT count(*) FROM cart_lines WHERE id IN (90001, 90002)').pluck().get(),
    ).toBe(0);
  });

  it.each<[string, () => Partial<OrderToPlace>]>([
    ['another member’s cart line', () => ({ cartLineIds: [90001, 91001] })],
    ['another member’s coupon', () => ({ couponId: addCoupon({ userId: 10002 }) })],
    ['a past coupon', () => ({ couponId: addCoupon({ validTo: TEST_NOW }) })],
    ['a delivery that does not go there', () => ({ delivery: 'pickup', address: overseas() })],
    ['an unknown publication', () => ({ lines: facts().lines.map((l) => ({ ...l, publicationId: 1 })) })],
  ])('does nothing at all with %s', (_what, wrong) => {
    const more = wrong();
    const before = logicalDump(db);
    expect(() => placeOrder(db, facts(more))).toThrow(RangeError);
    expect(logicalDump(db)).toBe(before);
  });

  it('keeps what the file check found in each line, unless it is only for information', () => {
    const lines = ['lamp-by-the-window', 'by-the-stove'].map((artId) => {
      const [line] = facts().lines;
      if (!line) throw new Error('no line');
      return { ...line, publicationId: publicationOf(artId) };
    });
    const row = order(placeOrder(db, facts({ lines })));
    const [, second] = linesOf(row.id);
    const problems = JSON.parse(row.fileProblems).filter(
      ({ lineId }: { lineId: number }) => lineId === second?.id,
    );
    expect(problems[0]).toEqual({
      lineId: second?.id,
      level: 'error',
      page: 10,
      text: '图片超出页面，裁切后会缺少内容',
    });
    expect(row.fileProblems).not.toContain('"info"');
  });

  it('fails the file check after the payment where the file has an error', () => {
    const [line] = facts().lines;
    const lines = line ? [{ ...line, publicationId: publicationOf('by-the-stove') }] : [];
    const id = placeOrder(db, facts({ lines }));
    applyOrderEvent(db, { orderId: id, event: 'pay', at: TEST_NOW + 1 });
    catchUp(db, TEST_NOW + HOUR_MS);
    expect(order(id).state).toBe('checking_failed');
  });

  it('keeps the invoice only where one is asked for', () => {
    const none = { kind: 'none', title: '', taxNo: '', email: '' } as const;
    const personal = { kind: 'personal', title: '沈知远', taxNo: '', email: '' } as const;
    expect(order(placeOrder(db, facts({ invoice: none }))).invoice).toBe('');
    expect(JSON.parse(order(placeOrder(db, facts({ invoice: personal }))).invoice)).toEqual(personal);
  });
});

function publicationOf(artId: string): number {
  const found = db.orm.select().from(publications).where(eq(publications.artId, artId)).get();
  if (!found) throw new Error(`no publication ${artId}`);
  return found.id;
}

function overseas() {
  return { ...facts().address, province: '香港特别行政区' };
}
