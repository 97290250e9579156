import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, type Database } from '../../client.ts';
import { orderLines } from '../../schema/index.ts';
import { createTestDatabase, TEST_NOW } from '../../testing.ts';
import { beginPayment, SUPER, unpaidOrder } from '../orders/testing-orders.ts';
import {
  openPaymentsOf,
  ordersOfPayment,
  orderTitles,
  ownPayment,
  paymentByToken,
} from './payment-reading.ts';

let db: Database;
beforeEach(() => {
  db = createTestDatabase();
});
afterEach(() => closeDatabase(db));

function addLine(orderId: number, sort: number, publicationName: string): void {
  const what = { publicationId: 50001, publicationName, artId: `art-${sort}`, publicationType: 'album' };
  const goods = { goodsId: 1, goodsName: '精装画册', pageNum: 64, showPageNum: '64页', count: 1 };
  const choice = { selections: '{}', options: '[]', unitPriceFen: 1, totalFen: 1, versionAt: 1 };
  db.orm
    .insert(orderLines)
    .values({ orderId, sort, ...what, ...goods, ...choice })
    .run();
}

describe('orderTitles', () => {
  it('calls an order by its first line and says how many there are', () => {
    const [one, two, none] = [900_001, 900_002, 900_003];
    for (const id of [one, two, none]) unpaidOrder(db, id, 100, TEST_NOW);
    addLine(one, 1, '西湖四季');
    addLine(two, 2, '山中来信');
    addLine(two, 1, '旧城春秋');
    const names = orderTitles(db, [one, two, none]);
    expect([...names.values()]).toEqual(['《西湖四季》1 本', '《旧城春秋》1 本等 2 件', '印刷订单']);
  });
});

describe('a payment', () => {
  it('is found by its member, by its code, and by its orders while it waits', () => {
    const order = unpaidOrder(db, 900_001, 100, TEST_NOW);
    const payment = beginPayment(db, { orders: [order], now: TEST_NOW });
    expect(ownPayment(db, SUPER, payment.no)).toEqual(payment);
    expect(ownPayment(db, 10002, payment.no)).toBeNull();
    expect(paymentByToken(db, payment.codeToken)).toEqual(payment);
    expect(openPaymentsOf(db, [order.id])).toEqual([payment]);
  });

  it('knows the share of each of its orders', () => {
    const [one, two] = [unpaidOrder(db, 900_001, 100, TEST_NOW), unpaidOrder(db, 900_002, 57, TEST_NOW)];
    const payment = beginPayment(db, { orders: [two, one], now: TEST_NOW });
    expect(ordersOfPayment(db, payment.id).map(({ id, shareFen }) => [id, shareFen])).toEqual([
      [one.id, 100],
      [two.id, 57],
    ]);
  });

  it('has a code that an empty one never finds', () => {
    expect(paymentByToken(db, '')).toBeNull();
  });
});
