import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { type Done, done, type Refused, refused } from '#contracts/rules/decision.ts';
import { findOffer } from '#contracts/rules/membership/taking-effect.ts';
import { COUPON_IS_GONE } from '#contracts/rules/orders/order-draft.ts';
import { codeExpiresAt, OPEN_STATES, PAYMENT_MESSAGES } from '#contracts/rules/payment/payment-states.ts';
import { type CouponOffer, couponOffers } from '#contracts/rules/price/coupon.ts';
import { splitWallet } from '#contracts/rules/price/wallet-split.ts';
import type { Database } from '../../client.ts';
import { keptWhenDone } from '../../kept-when-done.ts';
import { payments, upgrades } from '../../schema/index.ts';
import { endPayment } from '../payment/payment-closing.ts';
import { type PaymentRow, paymentById } from '../payment/payment-reading.ts';
import { askOutside, settlePayment } from '../payment/payment-settling.ts';
import { insertPayment } from '../payment/payments.ts';
import { couponsOf, spendOnMembership } from '../payment/user-coupons.ts';
import { freezeWallet } from '../payment/wallets.ts';
import { freeWallet } from '../payment/wallets-read.ts';
import { basisOf, type UpgradeRow } from './upgrade-settling.ts';

/** 锁价: so long a price is kept for who is about to pay it. */
const LOCKED_MS = 15 * 60_000;

/** The ways to pay: a transfer takes longer than a price is kept. */
export const UPGRADE_CHANNELS = ['weixin', 'alipay', 'wallet'] as const;
type UpgradeChannel = (typeof UPGRADE_CHANNELS)[number];

interface UpgradeWish {
  readonly userId: number;
  readonly level: string;
  readonly way: string;
  readonly term: string;
  readonly couponId: number | null;
  readonly channel: UpgradeChannel;
  /** What the member was told it costs. */
  readonly shownFen: number;
  readonly codeToken: string;
  readonly now: number;
}

export interface Purchase {
  readonly upgrade: UpgradeRow;
  readonly payment: PaymentRow;
}

/** Those that still wait for their money (待支付), the newest first. */
export function waitingUpgrades(db: Database, userId: number): Purchase[] {
  return db.orm
    .select({ upgrade: upgrades, payment: payments })
    .from(upgrades)
    .innerJoin(payments, eq(payments.id, upgrades.paymentId))
    .where(and(eq(upgrades.userId, userId), inArray(payments.state, [...OPEN_STATES])))
    .orderBy(desc(upgrades.createdAt), desc(upgrades.paymentId))
    .all();
}

/** One page of what a member bought or began to buy (升级记录), the newest first. */
export function upgradePage(
  db: Database,
  { userId, page, pageSize }: { userId: number; page: number; pageSize: number },
): { list: Purchase[]; total: number } {
  const own = eq(upgrades.userId, userId);
  const list = db.orm
    .select({ upgrade: upgrades, payment: payments })
    .from(upgrades)
    .innerJoin(payments, eq(payments.id, upgrades.paymentId))
    .where(own)
    .orderBy(desc(upgrades.createdAt), desc(upgrades.paymentId))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .all();
  const counted = db.orm.select({ n: count() }).from(upgrades).where(own).get();
  return { list, total: counted?.n ?? 0 };
}

/** Before a new one begins: whether the money of an older one is there already. */
export function askOutsideAboutUpgrades(db: Database, userId: number, now: number): void {
  for (const { payment } of waitingUpgrades(db, userId)) askOutside(db, payment.id, now);
}

/** What each coupon takes off a membership (会员优惠券). */
export function membershipCoupons(db: Database, userId: number, now: number) {
  const coupons = couponsOf(db, userId, now, 'membership');
  return (priceFen: number): CouponOffer[] =>
    couponOffers(coupons, [{ goodsId: 0, totalFen: priceFen }], now);
}

/**
 * Begins to pay for a membership (购买会员), or answers the payment of exactly this that waits already; others give
 * way. What the wallet pays takes effect at once.
 */
export function createUpgrade(
  db: Database,
  wish: UpgradeWish,
): Done<PaymentRow> | Refused<'upgrade-changed' | 'coupon-unusable' | 'wallet-too-low'> {
  return keptWhenDone(db, () => {
    const { userId, couponId, channel, now } = wish;
    const basis = basisOf(db, userId, now);
    const offer = findOffer(wish, basis);
    if (!offer) return refused('upgrade-changed');
    const waiting = waitingUpgrades(db, userId);
    const same = waiting.find((one) => isSame(one, wish, basis.today));
    for (const { payment } of waiting) {
      if (payment !== same?.payment) {
        endPayment(db, payment, { state: 'closed', message: PAYMENT_MESSAGES.replaced });
      }
    }
    if (same) return done(same.payment);

    const coupon = couponId === null ? null : usableCoupon(db, { userId, couponId, offer, now });
    if (couponId !== null && !coupon) return COUPON_IS_GONE;
    const couponFen = coupon?.offFen ?? 0;
    const amountFen = offer.priceFen - couponFen;
    if (amountFen !== wish.shownFen) return refused('upgrade-changed');
    const split = splitWallet({ ...(channel === 'wallet' ? freeWallet(db, userId) : NOTHING), amountFen });
    if (channel === 'wallet' && split.restFen > 0) {
      return refused('wallet-too-low', { missingFen: split.restFen });
    }
    freezeWallet(db, userId, split);
    const expiresAt = now + LOCKED_MS;
    const paymentId = insertPayment(db, {
      userId,
      channel,
      amountFen,
      walletPrincipalFen: split.principalFen,
      walletBonusFen: split.bonusFen,
      codeToken: wish.codeToken,
      codeExpiresAt: codeExpiresAt(now, { expiresAt }),
      expiresAt,
      createdAt: now,
    });
    if (couponId !== null) spendOnMembership(db, { userId, couponId, paymentId, now });
    const { level, way, term } = offer;
    const { vipName: basisName, vipLastTime: basisLastTime } = basis.membership;
    const sold = { level, way, term, couponId, couponFen, basisName, basisLastTime };
    db.orm
      .insert(upgrades)
      .values({ ...sold, paymentId, userId, offeredOn: basis.today, createdAt: now })
      .run();
    return done(
      channel === 'wallet' ? settlePayment(db, { paymentId, at: now }) : paymentById(db, paymentId),
    );
  });
}

const NOTHING = { principalFen: 0, bonusFen: 0 };

function isSame({ upgrade, payment }: Purchase, wish: UpgradeWish, today: string): boolean {
  return (
    upgrade.level === wish.level &&
    upgrade.way === wish.way &&
    upgrade.term === wish.term &&
    upgrade.couponId === wish.couponId &&
    upgrade.offeredOn === today &&
    payment.channel === wish.channel &&
    payment.amountFen === wish.shownFen
  );
}

function usableCoupon(
  db: Database,
  {
    userId,
    couponId,
    offer,
    now,
  }: { userId: number; couponId: number; offer: { priceFen: number }; now: number },
): CouponOffer | undefined {
  const offers = membershipCoupons(db, userId, now)(offer.priceFen);
  return offers.find(({ coupon, isUsable }) => isUsable && coupon.id === couponId);
}
