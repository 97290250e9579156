import { eq, sql } from 'drizzle-orm';
import { chinaIsoDay } from '#contracts/rules/china-time.ts';
import type { Basis, Offer } from '#contracts/rules/membership/offers.ts';
import { upgradeTitle } from '#contracts/rules/membership/offers.ts';
import { takesEffect } from '#contracts/rules/membership/taking-effect.ts';
import { membershipSale } from '#contracts/rules/money-ledger/postings.ts';
import { isOpen, PAYMENT_MESSAGES } from '#contracts/rules/payment/payment-states.ts';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';
import { payments, queuedPlans, upgrades } from '../../schema/index.ts';
import { queuedPlan } from '../account/membership-course.ts';
import { tell } from '../account/notices.ts';
import { setMembership, userById } from '../account/users.ts';
import { endPayment } from '../payment/payment-closing.ts';
import type { PaymentRow } from '../payment/payment-reading.ts';
import { spendOnMembership } from '../payment/user-coupons.ts';
import { unfreezeWallet } from '../payment/wallets.ts';
import { returnAtOnce } from '../wallet/held-money.ts';
import { book } from '../wallet/ledger.ts';

export type UpgradeRow = typeof upgrades.$inferSelect;

// Asked about every payment that settles, most of which pay orders.
const ofPayment = preparedOnce((db) =>
  db.orm
    .select()
    .from(upgrades)
    .where(eq(upgrades.paymentId, sql.placeholder('paymentId')))
    .prepare(),
);

/** The membership that a payment is for; undefined where it pays something else. */
export function upgradeOf(db: Database, paymentId: number): UpgradeRow | undefined {
  return ofPayment(db).get({ paymentId });
}

/** What the offers to a member rest on at a moment. */
export function basisOf(db: Database, userId: number, at: number): Basis {
  const user = userById(db, userId);
  if (!user) throw new RangeError(`there is no member ${userId}`);
  return {
    membership: { vipName: user.vipName, vipLastTime: user.vipLastTime },
    today: chinaIsoDay(at),
    queued: queuedPlan(db, userId)?.level ?? '',
  };
}

interface Arrival {
  readonly payment: PaymentRow;
  readonly upgrade: UpgradeRow;
  readonly at: number;
}

/**
 * The money for a membership has arrived (会员到账). It takes effect once; what comes twice, or so late that the offer
 * it was for is gone, goes back where it came from.
 */
export function settleUpgrade(db: Database, { payment, upgrade, at }: Arrival): void {
  if (payment.settledAt !== null) {
    returnAtOnce(db, payment, { title: PAYMENT_MESSAGES.repeated, at });
    return;
  }
  const { userId, couponId } = upgrade;
  const { id: paymentId } = payment;
  const basis = basisOf(db, userId, at);
  const offer = takesEffect(upgrade, basis, isOpen(payment));
  const hasCoupon = couponId === null || spendOnMembership(db, { userId, couponId, paymentId, now: at });
  if (offer === null || !hasCoupon) {
    goBack(db, payment, at);
    return;
  }
  const { walletPrincipalFen: principalFen, walletBonusFen: bonusFen } = payment;
  if (isOpen(payment)) unfreezeWallet(db, userId, { principalFen, bonusFen });
  const postings = membershipSale(payment, upgrade.couponFen);
  book(db, { userId, kind: 'pay', title: upgradeTitle(upgrade), paymentId, at, postings });
  const message = raise(db, { userId, offer, basis, at });
  const arrived = { settledAt: at, state: 'succeeded', message } as const;
  db.orm.update(payments).set(arrived).where(eq(payments.id, paymentId)).run();
  db.orm.update(upgrades).set({ appliedAt: at }).where(eq(upgrades.paymentId, paymentId)).run();
}

function goBack(db: Database, payment: PaymentRow, at: number): void {
  endPayment(db, payment, { state: 'refunded', message: '' });
  returnAtOnce(db, payment, { title: '会员状态已变化，款项已原路退回', at });
  db.orm.update(payments).set({ settledAt: at }).where(eq(payments.id, payment.id)).run();
}

interface Raise {
  readonly userId: number;
  readonly offer: Offer;
  readonly basis: Basis;
  readonly at: number;
}

/** The membership as it is from now on (生效), or what waits for its end; answers the words for it. */
function raise(db: Database, { userId, offer, basis, at }: Raise): string {
  const { level, term, until } = offer;
  const isQueued = offer.way === 'queue';
  if (isQueued) db.orm.insert(queuedPlans).values({ userId, level, term, createdAt: at }).run();
  else setMembership(db, userId, { vipName: level, vipLastTime: until }, at);
  const words = isQueued
    ? `「${level}」将于 ${basis.membership.vipLastTime} 之后生效，有效期至 ${until}`
    : `「${level}」已生效，有效期至 ${until}`;
  const notice = { title: isQueued ? '会员方案待生效' : '会员已生效', text: `${words}。` };
  tell(db, { userId, kind: 'membership', ...notice, path: '/manager/upgrade', createdAt: at });
  return words;
}
