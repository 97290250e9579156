import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Database } from '../../client.ts';
import { notices, userCoupons } from '../../schema/index.ts';
import { createTestDatabase, TEST_NOW } from '../../testing.ts';
import { catchUp } from '../orders/catch-up.ts';
import { SUPER } from '../orders/testing-orders.ts';

const DAY_MS = 86_400_000;

function oneCoupon(db: Database, coupon: Partial<typeof userCoupons.$inferInsert>): void {
  db.orm.delete(userCoupons).run();
  db.orm.delete(notices).run();
  const usual = { userId: SUPER, name: '满 300 减 30', kind: 'amount', value: 3000 } as const;
  const times = { validFrom: TEST_NOW - 30 * DAY_MS, validTo: TEST_NOW + 2 * DAY_MS };
  db.orm
    .insert(userCoupons)
    .values({ ...usual, ...times, ...coupon })
    .run();
}

function told(db: Database) {
  return db.orm
    .select()
    .from(notices)
    .where(eq(notices.userId, SUPER))
    .all()
    .filter(({ title }) => title === '优惠券即将到期');
}

it('tells once of a coupon that is soon past, at the moment when that began', () => {
  const db = createTestDatabase();
  oneCoupon(db, {});
  catchUp(db, TEST_NOW);
  catchUp(db, TEST_NOW + DAY_MS);
  expect(told(db)).toHaveLength(1);
  expect(told(db)[0]).toMatchObject({ createdAt: TEST_NOW - DAY_MS, path: '/manager/shopping/cart' });
  expect(told(db)[0]?.text).toContain('「满 300 减 30」');
});

it.each([
  ['used', { orderId: 60_001, usedAt: TEST_NOW }],
  ['past', { validTo: TEST_NOW }],
  ['good for long', { validTo: TEST_NOW + 4 * DAY_MS }],
])('says nothing of one that is %s', (_, coupon) => {
  const db = createTestDatabase();
  oneCoupon(db, coupon);
  catchUp(db, TEST_NOW);
  expect(told(db)).toEqual([]);
});
