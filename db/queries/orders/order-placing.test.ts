import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { mustBeDone, refused } from '#contracts/rules/decision.ts';
import { NOT_IN_CART } from '#contracts/rules/orders/lines-to-order.ts';
import { COUPON_IS_GONE, chooseForOrder } from '#contracts/rules/orders/order-draft.ts';
import type { LineToOrder } from '#contracts/rules/orders/order-reckoning.ts';
import type { OrderToPlace } from '#contracts/rules/orders/placed-order.ts';
import { defaultSelections } from '#contracts/rules/print/goods-line.ts';
import type { Database } from '../../client.ts';
import { logicalDump } from '../../dump.ts';
import { cartLines, orderLines, orderLogs, orders, publications, userCoupons } from '../../schema/index.ts';
import { createTestDatabase, TEST_NOW } from '../../testing.ts';
import { countCartLines } from '../cart/cart.ts';
import { forgetGoods, goodsWithSteps } from '../cart/goods.ts';
import { spendCoupon } from '../payment/user-coupons.ts';
import { createWork } from '../publications/creating.ts';
import { printedBook } from '../publications/reading.ts';
import { catchUp } from './catch-up.ts';
import { applyOrderEvent } from './order-machine.ts';
import { placeOrder } from './order-placing.ts';
import { reckonOrder } from './order-reckoning.ts';

const SUPER = 10003;
const HOUR_MS = 3_600_000;

let db: Database;
beforeEach(() => {
  db = createTestDatabase();
});

const ADDRESS = {
  name: '沈知远',
  mobile: '19000000003',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  street: '灵隐街道',
  detail: '示例路 18 号',
  zip: '310013',
};

function line(publicationId = 50001): LineToOrder {
  const goods = goodsWithSteps(db, 1);
  if (!goods) throw new Error('there are no goods 1');
  return {
    publicationId,
    goods,
    pageNum: 64,
    count: 10,
    selections: defaultSelections(goods),
    remark: '轻放',
  };
}

interface Wish extends Partial<Omit<OrderToPlace, 'priced'>> {
  readonly lines?: readonly LineToOrder[];
  readonly couponId?: number;
}

function facts({ lines = [line()], couponId, ...more }: Wish = {}): OrderToPlace {
  const order = { userId: SUPER, now: TEST_NOW, address: ADDRESS, ...more };
  const reckoning = reckonOrder(db, { ...order, lines, province: order.address.province });
  const choice = { delivery: 'standard', couponID: couponId ? String(couponId) : 'none' };
  return { ...order, priced: mustBeDone(chooseForOrder(reckoning, choice)) };
}

/** Places it and answers its id. */
function place(wish: Wish = {}, cartLineIds: readonly number[] = []): number {
  return mustBeDone(placeOrder(db, facts(wish), cartLineIds)).id;
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
    const id = place({ now: Date.UTC(2026, 11, 31, 16, 30) });
    expect(order(id).no).toBe(`20270101${String(id).padStart(8, '0')}`);
  });

  it('waits two hours for the payment', () => {
    const row = order(place());
    expect(row).toMatchObject({
      state: 'unpaid',
      expiresAt: TEST_NOW + 2 * HOUR_MS,
      dueAt: TEST_NOW + 2 * HOUR_MS,
      dueEvent: 'expire',
    });
  });

  it('adds up to what is to be paid', () => {
    const row = order(place({ couponId: addCoupon() }));
    expect(row.couponFen).toBe(1000);
    expect(row.payTotalFen).toBe(row.goodsTotalFen - row.quantitySavedFen - row.couponFen + row.freightFen);
    expect(linesOf(row.id).map(({ totalFen }) => totalFen)).toEqual([
      row.goodsTotalFen - row.quantitySavedFen,
    ]);
  });

  it('writes the first sentence of the log', () => {
    const id = place();
    expect(db.orm.select().from(orderLogs).where(eq(orderLogs.orderId, id)).all()).toMatchObject([
      { actor: '会员', text: '提交订单', state: 'unpaid', at: TEST_NOW },
    ]);
  });

  it('keeps the shown options in words, and the codes of all', () => {
    const [line] = linesOf(place());
    const names = JSON.parse(line?.options ?? '').map(({ Name }: { Name: string }) => Name);
    expect(names).toEqual(['封面材质', '装订方式', '内页克重', '内页覆膜', '封面覆膜']);
    expect(Object.values(JSON.parse(line?.selections ?? ''))).toContain('BY01');
  });

  it('stays as it was when the work, the price and the options change', () => {
    const id = place();
    const before = JSON.stringify([order(id), linesOf(id)]);
    db.orm.update(publications).set({ name: '改名', pageNum: 8, updatedAt: 1 }).run();
    db.sqlite.exec('UPDATE goods SET base_price_fen = base_price_fen * 2, name = name || name');
    forgetGoods(db);
    expect(JSON.stringify([order(id), linesOf(id)])).toBe(before);
  });

  it('prints the work as it is, and white paper where more pages were chosen', () => {
    const work = { widthMm: 100, heightMm: 140, type: 'album', name: '空白', now: TEST_NOW } as const;
    const pages = Array.from({ length: 62 }, () => ({ ground: '#203864', elements: [] }));
    const publicationId = createWork(db, { ...work, ownerId: SUPER, code: 'qing8shu2k', pages });
    const [first, second] = [
      place({ lines: [line(publicationId)] }),
      place({ lines: [line(publicationId)] }),
    ];
    const [printed] = linesOf(first);
    const book = printed && printedBook(db, printed);
    const grounds = Array.from({ length: 64 }, (_, at) => book?.page(at + 1).ground);
    expect(book?.pageNum).toBe(64);
    expect(grounds.flatMap((ground, at) => (ground === '#ffffff' ? at + 1 : []))).toEqual([61, 62]);
    expect([61, 62].map((no) => book?.page(no).elements)).toEqual([[], []]);
    expect(linesOf(second)[0]?.publicationSeq).toBe(printed?.publicationSeq);
  });

  it('marks the coupon, and gives it back when the order expires', () => {
    const couponId = addCoupon();
    const id = place({ couponId });
    const coupon = () => db.orm.select().from(userCoupons).where(eq(userCoupons.id, couponId)).get();
    expect(coupon()).toMatchObject({ orderId: id, usedAt: TEST_NOW });
    catchUp(db, TEST_NOW + 2 * HOUR_MS);
    expect([order(id).state, coupon()?.orderId]).toEqual(['canceled', null]);
  });

  it('takes the ordered lines out of the cart for good', () => {
    const before = countCartLines(db, SUPER);
    place({}, [90001, 90002]);
    expect(countCartLines(db, SUPER)).toBe(before - 2);
    expect(
      db.sqlite.prepare('SELECT count(*) FROM cart_lines WHERE id IN (90001, 90002)').pluck().get(),
    ).toBe(0);
  });

  it('tells in its log which errors the member knew of when a line went into the cart', () => {
    const knownProblems = { memberId: SUPER, at: TEST_NOW, problems: [{ page: 14, text: '缺少图片' }] };
    db.orm.update(cartLines).set({ knownProblems }).where(eq(cartLines.id, 90001)).run();
    const id = place({}, [90001, 90002]);
    const log = db.orm.select().from(orderLogs).where(eq(orderLogs.orderId, id)).all();
    expect(log.map(({ actor, text }) => `${actor} ${text}`)).toContainEqual(
      expect.stringMatching(/^会员 今天 \d\d:\d\d 已知晓预检问题并继续：第 14 页缺少图片$/),
    );
    expect(log).toHaveLength(2);
  });

  it('does nothing at all with another member’s cart line', () => {
    const order = facts();
    const before = logicalDump(db);
    const lines = [{ cartID: '91001', reason: NOT_IN_CART }];
    expect(placeOrder(db, order, [90001, 91001])).toEqual(refused('order-lines', { lines }));
    expect(logicalDump(db)).toBe(before);
  });

  it('does nothing at all with a coupon that was used since it was priced', () => {
    const couponId = addCoupon();
    const order = facts({ couponId });
    spendCoupon(db, { userId: SUPER, couponId, orderId: 1, now: TEST_NOW });
    const before = logicalDump(db);
    expect(placeOrder(db, order)).toEqual(COUPON_IS_GONE);
    expect(logicalDump(db)).toBe(before);
  });

  it('stores the prices that it is given, whatever things cost by now', () => {
    const order = facts();
    db.sqlite.exec('UPDATE goods SET base_price_fen = base_price_fen * 2');
    forgetGoods(db);
    const { money } = order.priced;
    expect(mustBeDone(placeOrder(db, order))).toMatchObject({ payTotalFen: money.payFen });
  });

  it('keeps what the file check found in each line, unless it is only for information', () => {
    const lines = ['lamp-by-the-window', 'by-the-stove'].map((artId) => line(publicationOf(artId)));
    const row = order(place({ lines }));
    const [, second] = linesOf(row.id);
    const problems = JSON.parse(row.fileProblems).filter(
      ({ lineId }: { lineId: number }) => lineId === second?.id,
    );
    expect(problems[0]).toEqual({
      lineId: second?.id,
      level: 'error',
      page: 17,
      text: '图片超出页面，裁切后会缺少内容',
      place: expect.objectContaining({ x: expect.any(Number) }),
    });
    expect(row.fileProblems).not.toContain('"info"');
  });

  it('fails the file check after the payment where the file has an error', () => {
    const id = place({ lines: [line(publicationOf('by-the-stove'))] });
    applyOrderEvent(db, { orderId: id, event: 'pay', at: TEST_NOW + 1 });
    catchUp(db, TEST_NOW + HOUR_MS);
    expect(order(id).state).toBe('checking_failed');
  });

  it('keeps the invoice only where one is asked for', () => {
    const none = { kind: 'none', title: '', taxNo: '', email: '' } as const;
    const personal = { kind: 'personal', title: '沈知远', taxNo: '', email: '' } as const;
    expect(order(place({ invoice: none })).invoice).toBe('');
    expect(JSON.parse(order(place({ invoice: personal })).invoice)).toEqual(personal);
  });
});

function publicationOf(artId: string): number {
  const found = db.orm.select().from(publications).where(eq(publications.artId, artId)).get();
  if (!found) throw new Error(`no publication ${artId}`);
  return found.id;
}
