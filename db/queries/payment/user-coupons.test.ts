import { beforeEach, describe, expect, it } from 'vitest';
import { DONE } from '#contracts/rules/decision.ts';
import { COUPON_IS_GONE } from '#contracts/rules/orders/order-draft.ts';
import type { Database } from '../../client.ts';
import { createTestDatabase, TEST_NOW } from '../../testing.ts';
import { couponsOf, spendCoupon } from './user-coupons.ts';

const SUPER = 10003;
const VIP = 10002;

let db: Database;
beforeEach(() => {
  db = createTestDatabase();
});

const idsAt = (now: number) => couponsOf(db, SUPER, now).map(({ id }) => id);

describe('couponsOf', () => {
  it('leaves out a coupon from the moment on which it ends', () => {
    const end = couponsOf(db, SUPER, TEST_NOW).find(({ id }) => id === 70001)?.validTo ?? 0;
    expect(idsAt(end - 1)).toContain(70001);
    expect(idsAt(end)).not.toContain(70001);
  });

  it('reads the goods that a coupon is limited to', () => {
    const limits = couponsOf(db, SUPER, TEST_NOW).map(({ id, goodsIds }) => [id, goodsIds]);
    expect(limits).toContainEqual([70005, [4, 5]]);
    expect(limits).toContainEqual([70001, []]);
  });
});

describe('spendCoupon', () => {
  it('spends a coupon once', () => {
    const use = { userId: SUPER, couponId: 70001, orderId: 1, now: TEST_NOW };
    expect([spendCoupon(db, use), spendCoupon(db, { ...use, orderId: 2 })]).toEqual([DONE, COUPON_IS_GONE]);
    expect(idsAt(TEST_NOW)).not.toContain(70001);
  });

  it('does not spend another member’s coupon', () => {
    expect(spendCoupon(db, { userId: VIP, couponId: 70001, orderId: 1, now: TEST_NOW })).toEqual(
      COUPON_IS_GONE,
    );
    expect(idsAt(TEST_NOW)).toContain(70001);
  });
});
