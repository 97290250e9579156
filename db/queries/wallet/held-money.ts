import { eq, sql } from 'drizzle-orm';
import { heldMoney } from '#contracts/rules/money-ledger/postings.ts';
import { outsideFen } from '#contracts/rules/payment/payment-states.ts';
import type { Database } from '../../client.ts';
import { payments } from '../../schema/index.ts';
import type { PaymentRow } from '../payment/payment-reading.ts';
import { book } from './ledger.ts';

/** Money came that buys nothing (到账待退): what came from outside goes back there, the wallet has not paid anything. */
export function returnAtOnce(
  db: Database,
  payment: PaymentRow,
  { title, at }: { title: string; at: number },
): void {
  const { id: paymentId, userId, channel } = payment;
  for (const goesBack of [false, true]) {
    const postings = heldMoney(channel, outsideFen(payment), goesBack);
    book(db, { userId, kind: 'refund', title, paymentId, at, postings });
  }
  const refundedFen = sql`${payments.refundedFen} + ${outsideFen(payment)}`;
  db.orm.update(payments).set({ refundedFen, message: title }).where(eq(payments.id, paymentId)).run();
}
