import { and, asc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { type Done, done, type Missing, missing, type Refused, refused } from '#contracts/rules/decision.ts';
import { yuanText } from '#contracts/rules/money.ts';
import { rechargeRefund } from '#contracts/rules/money-ledger/postings.ts';
import { REFUND_TAKES_MS, rechargeState } from '#contracts/rules/wallet/recharge.ts';
import { planRechargeRefund } from '#contracts/rules/wallet/recharge-refund.ts';
import type { Database } from '../../client.ts';
import { payments, recharges } from '../../schema/index.ts';
import { paymentById } from '../payment/payment-reading.ts';
import { freezeWallet, unfreezeWallet } from '../payment/wallets.ts';
import { freeWallet } from '../payment/wallets-read.ts';
import { book } from './ledger.ts';
import { type RechargeRow, rechargeOf } from './recharge-crediting.ts';
import { ownRecharge, type Recharge } from './recharges.ts';

interface RefundWish {
  readonly userId: number;
  readonly payNo: string;
  readonly keepsBonus: boolean;
  /** What the member was told would come back. */
  readonly shownFen: number;
  readonly now: number;
}

/** Wants principal back (申请充值退款): it is frozen until the outside party has it. */
export function askRechargeRefund(
  db: Database,
  { userId, payNo, keepsBonus, shownFen, now }: RefundWish,
): Done<Recharge> | Refused<'not-refundable'> | Missing<'recharge'> {
  return db.sqlite.transaction(() => {
    const own = ownRecharge(db, userId, payNo);
    if (!own) return missing('recharge');
    const { recharge, payment } = own;
    const planned = planRechargeRefund({
      state: rechargeState({ ...recharge, paymentState: payment.state }),
      payFen: payment.amountFen,
      bonusFen: recharge.bonusFen,
      free: freeWallet(db, userId),
      keepsBonus,
    });
    if (planned.kind !== 'done') return planned;
    const { taken, refundFen } = planned.value;
    if (refundFen !== shownFen)
      return refused('not-refundable', { message: '可退金额已变化，请核对后再提交' });
    freezeWallet(db, userId, taken);
    const asked = {
      refundPrincipalFen: taken.principalFen,
      refundBonusFen: taken.bonusFen,
      refundFen,
      keepsBonus: keepsBonus ? 'Y' : 'N',
      refundDueAt: now + REFUND_TAKES_MS,
    } as const;
    db.orm.update(recharges).set(asked).where(eq(recharges.paymentId, payment.id)).run();
    return done({ payment, recharge: { ...recharge, ...asked } });
  })();
}

/** Refunds whose time has come arrive (退款到账), the earliest first. Answers how many. */
export function finishRechargeRefunds(
  db: Database,
  now: number,
  { among, most }: { among?: SQL | undefined; most: number },
): number {
  if (most <= 0) return 0;
  const due = db.orm
    .select()
    .from(recharges)
    .where(and(isNull(recharges.refundedAt), lte(recharges.refundDueAt, now), among))
    .orderBy(asc(recharges.refundDueAt), asc(recharges.paymentId))
    .limit(most)
    .all();
  for (const recharge of due) finish(db, recharge, recharge.refundDueAt ?? now);
  return due.length;
}

/** The outside party has the principal now, whenever it was due; answers whether there was one on its way. */
export function finishRefundOf(db: Database, paymentId: number, at: number): boolean {
  const recharge = rechargeOf(db, paymentId);
  if (!recharge || recharge.refundDueAt === null || recharge.refundedAt !== null) return false;
  finish(db, recharge, at);
  return true;
}

function finish(db: Database, recharge: RechargeRow, at: number): void {
  const { paymentId, userId, refundPrincipalFen: principalFen, refundBonusFen: bonusFen } = recharge;
  const { refundFen } = recharge;
  const { channel } = paymentById(db, paymentId);
  unfreezeWallet(db, userId, { principalFen, bonusFen });
  const postings = rechargeRefund(channel, { principalFen, bonusFen, refundFen });
  book(db, { userId, kind: 'withdraw', title: '充值退款', paymentId, at, postings });
  db.orm.update(recharges).set({ refundedAt: at }).where(eq(recharges.paymentId, paymentId)).run();
  db.orm
    .update(payments)
    .set({
      state: 'refunded',
      refundedFen: sql`${payments.refundedFen} + ${refundFen}`,
      message: `本金 ${yuanText(refundFen)} 已原路退回`,
    })
    .where(eq(payments.id, paymentId))
    .run();
}
