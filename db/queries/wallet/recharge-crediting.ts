import { eq, sql } from 'drizzle-orm';
import { rechargeCredit } from '#contracts/rules/money-ledger/postings.ts';
import { PAYMENT_MESSAGES } from '#contracts/rules/payment/payment-states.ts';
import { rechargeTitle } from '#contracts/rules/wallet/recharge.ts';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';
import { payments, recharges } from '../../schema/index.ts';
import type { PaymentRow } from '../payment/payment-reading.ts';
import { returnAtOnce } from './held-money.ts';
import { book } from './ledger.ts';

export type RechargeRow = typeof recharges.$inferSelect;

// Asked about every payment that settles, most of which pay orders.
const ofPayment = preparedOnce((db) =>
  db.orm
    .select()
    .from(recharges)
    .where(eq(recharges.paymentId, sql.placeholder('paymentId')))
    .prepare(),
);

/** The recharge that a payment is for; undefined where it pays orders. */
export function rechargeOf(db: Database, paymentId: number): RechargeRow | undefined {
  return ofPayment(db).get({ paymentId });
}

/**
 * The money of a recharge has arrived (充值到账), in time, too late or after it was given up: it is the member's in
 * any case. What comes once more goes back where it came from.
 */
export function creditRecharge(db: Database, payment: PaymentRow, at: number): void {
  const recharge = rechargeOf(db, payment.id);
  if (!recharge) throw new RangeError(`payment ${payment.no} is no recharge`);
  const { id: paymentId, userId, channel, amountFen: principalFen } = payment;
  const { bonusFen } = recharge;
  const same = { userId, kind: 'recharge', paymentId, at } as const;
  if (payment.settledAt !== null) {
    returnAtOnce(db, payment, { title: PAYMENT_MESSAGES.repeated, at });
    return;
  }
  const arrived = { settledAt: at, state: 'succeeded', message: PAYMENT_MESSAGES.credited } as const;
  db.orm.update(payments).set(arrived).where(eq(payments.id, paymentId)).run();
  db.orm.update(recharges).set({ creditedAt: at }).where(eq(recharges.paymentId, paymentId)).run();
  const postings = rechargeCredit(channel, { principalFen, bonusFen });
  book(db, { ...same, title: rechargeTitle(principalFen, bonusFen), postings });
}
