import { eq, sql } from 'drizzle-orm';
import { paymentRefund } from '#contracts/rules/money-ledger/postings.ts';
import { PAYMENT_MESSAGES } from '#contracts/rules/payment/payment-states.ts';
import { givenBackFen, refundableFen, refundParts } from '#contracts/rules/payment/refund.ts';
import type { Database } from '../../client.ts';
import { orders, payments } from '../../schema/index.ts';
import { catchUpBeforeRefund, followRefund } from '../invoices/moving.ts';
import { book } from '../wallet/ledger.ts';
import { ordersOfPayment, type PaymentRow, payerOf } from './payment-reading.ts';

interface Refund {
  readonly payment: PaymentRow;
  /** What of the payment's amount went back before. */
  readonly beforeFen: number;
  readonly amountFen: number;
  /** Which sale is taken back; null where it never became one. */
  readonly orderId: number | null;
  readonly at: number;
  readonly title: string;
}

/** Gives money of an order back the way it came (原路退款), as much as there is to give back. Answers the amount. */
export function refundOrderMoney(
  db: Database,
  refund: { orderId: number; amountFen: number | 'all'; at: number; title: string },
): number {
  return db.sqlite.transaction(() => {
    const { orderId, at, title } = refund;
    const order = db.orm.select().from(orders).where(eq(orders.id, orderId)).get();
    const amountFen = order ? refundableFen(order, refund.amountFen) : 0;
    if (!order || amountFen === 0) return 0;
    catchUpBeforeRefund(db, orderId, at);
    const payment = payerOf(db, orderId);
    if (payment) giveBack(db, { payment, beforeFen: givenBack(db, payment), amountFen, orderId, at, title });
    db.orm
      .update(orders)
      .set({ refundedFen: order.refundedFen + amountFen })
      .where(eq(orders.id, orderId))
      .run();
    followRefund(db, orderId, at);
    return amountFen;
  })();
}

/** Gives a part of a payment back. Of whose order it is, its caller keeps the account. */
export function giveBack(db: Database, refund: Refund): void {
  const { payment, beforeFen, amountFen, orderId, at, title } = refund;
  const { wallet, isAll } = refundParts(payment, { beforeFen, amountFen });
  const { userId, id: paymentId } = payment;
  const postings = paymentRefund(payment, { amountFen, wallet, orderId });
  book(db, { userId, kind: 'refund', title, paymentId, at, postings });
  db.orm
    .update(payments)
    .set({
      refundedFen: sql`${payments.refundedFen} + ${amountFen}`,
      ...(isAll ? { state: 'refunded', message: PAYMENT_MESSAGES.refunded } : {}),
    })
    .where(eq(payments.id, payment.id))
    .run();
}

function givenBack(db: Database, payment: PaymentRow): number {
  return givenBackFen(
    ordersOfPayment(db, payment.id).map((order) => ({
      ...order,
      // One that could not be paid any more got its share back at once, though the payment succeeded for the others.
      isPaidByIt: order.paidAt !== null && payerOf(db, order.id)?.id === payment.id,
    })),
  );
}
