import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import { DONE, type Done, type Refused } from '#contracts/rules/decision.ts';
import { COUPONS_SHOWN } from '#contracts/rules/limits.ts';
import { COUPON_IS_GONE } from '#contracts/rules/orders/order-draft.ts';
import type { Coupon } from '#contracts/rules/price/coupon.ts';
import type { Database } from '../../client.ts';
import { userCoupons } from '../../schema/index.ts';

const UNUSED = and(isNull(userCoupons.orderId), isNull(userCoupons.paymentId));

type CouponRow = typeof userCoupons.$inferSelect;

/** The coupons (优惠券) in a member's hands that are neither used nor past, the earliest expiring first. */
export function couponsOf(
  db: Database,
  userId: number,
  now: number,
  scope: CouponRow['scope'] = 'print',
): Coupon[] {
  return db.orm
    .select()
    .from(userCoupons)
    .where(
      and(eq(userCoupons.userId, userId), eq(userCoupons.scope, scope), UNUSED, gt(userCoupons.validTo, now)),
    )
    .orderBy(asc(userCoupons.validTo), asc(userCoupons.id))
    .limit(COUPONS_SHOWN)
    .all()
    .map(couponOfRow);
}

/** Gives a coupon to an order; refused when it is another member's, used or unknown. */
export function spendCoupon(
  db: Database,
  use: { userId: number; couponId: number; orderId: number; now: number },
): Done<void> | Refused<'coupon-unusable'> {
  const own = and(eq(userCoupons.id, use.couponId), eq(userCoupons.userId, use.userId));
  const used = db.orm
    .update(userCoupons)
    .set({ orderId: use.orderId, usedAt: use.now })
    .where(and(own, eq(userCoupons.scope, 'print'), UNUSED))
    .run();
  return used.changes === 1 ? DONE : COUPON_IS_GONE;
}

/** Gives a coupon to the payment of a membership; false where it is gone. */
export function spendOnMembership(
  db: Database,
  use: { userId: number; couponId: number; paymentId: number; now: number },
): boolean {
  const { id, userId, scope, paymentId } = userCoupons;
  const own = and(eq(id, use.couponId), eq(userId, use.userId), eq(scope, 'membership'));
  const free = or(and(UNUSED, gt(userCoupons.validTo, use.now)), eq(paymentId, use.paymentId));
  return (
    db.orm.update(userCoupons).set({ paymentId: use.paymentId, usedAt: use.now }).where(and(own, free)).run()
      .changes === 1
  );
}

/** What a payment took that ended without one is the member's again (优惠券退回). */
export function giveCouponBack(db: Database, paymentId: number): void {
  db.orm
    .update(userCoupons)
    .set({ paymentId: null, usedAt: null })
    .where(eq(userCoupons.paymentId, paymentId))
    .run();
}

function couponOfRow(row: CouponRow): Coupon {
  const { id, name, kind, thresholdFen, value, mostFen, validFrom, validTo } = row;
  const goodsIds = row.goodsIds === '' ? [] : row.goodsIds.split(',').map(Number);
  return { id, name, kind, thresholdFen, value, mostFen, goodsIds, validFrom, validTo };
}
