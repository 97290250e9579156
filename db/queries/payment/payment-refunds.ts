import { eq, sql } from 'drizzle-orm';
import { PAYMENT_MESSAGES } from '#contracts/rules/payment/payment-states.ts';
import { givenBackFen, refundableFen, refundParts } from '#contracts/rules/payment/refund.ts';
import type { Database } from '../../client.ts';
import { orders, payments } from '../../schema/index.ts';
import { ordersOfPayment, type PaymentRow, payerOf } from './payment-reading.ts';
import { refundToWallet } from './wallets.ts';

interface Refund {
  readonly payment: PaymentRow;
  /** What of the payment's amount went back before. */
  readonly beforeFen: number;
  readonly amountFen: number;
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
    const payment = payerOf(db, orderId);
    if (payment) giveBack(db, { payment, beforeFen: givenBack(db, payment), amountFen, at, title });
    db.orm
      .update(orders)
      .set({ refundedFen: order.refundedFen + amountFen })
      .where(eq(orders.id, orderId))
      .run();
    return amountFen;
  })();
}

/** Gives a part of a payment back. Of whose order it is, its caller keeps the account. */
export function giveBack(db: Database, { payment, beforeFen, amountFen, at, title }: Refund): void {
  const { wallet, isAll } = refundParts(payment, { beforeFen, amountFen });
  refundToWallet(db, { userId: payment.userId, title, paymentId: payment.id, at, ...wallet });
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
      isPaidByIt: payerOf(db, order.id)?.id === payment.id,
    })),
  );
}
