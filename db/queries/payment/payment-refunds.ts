import { eq, sql } from 'drizzle-orm';
import { formatFen } from '#contracts/rules/money.ts';
import { CHANNEL_NAMES } from '#contracts/rules/orders/order-words.ts';
import type { Database } from '../../client.ts';
import { orders, payments } from '../../schema/index.ts';
import { ordersOfPayment, outsideFen, type PaymentRow, payerOf, paymentById } from './payment-reading.ts';
import { refundToWallet } from './wallets.ts';

interface Refund {
  readonly payment: PaymentRow;
  /** What of the payment's amount went back before. */
  readonly beforeFen: number;
  readonly amountFen: number;
  readonly at: number;
  readonly title: string;
}

/**
 * Gives money of an order back the way it came (原路退款), never more than what was paid and not yet given back:
 * first what the outside channel brought, then the principal of the wallet, then its bonus. Answers the amount.
 */
export function refundOrderMoney(
  db: Database,
  refund: { orderId: number; amountFen: number | 'all'; at: number; title: string },
): number {
  return db.sqlite.transaction(() => {
    const { orderId, at, title } = refund;
    const order = db.orm.select().from(orders).where(eq(orders.id, orderId)).get();
    if (!order || order.paidAt === null) return 0;
    const left = order.payTotalFen - order.refundedFen;
    const amountFen = refund.amountFen === 'all' ? left : Math.min(left, Math.max(0, refund.amountFen));
    if (amountFen === 0) return 0;
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
export function giveBack(db: Database, refund: Refund): void {
  const { payment, beforeFen: before, amountFen, at, title } = refund;
  const outside = outsideFen(payment);
  const principal = payment.walletPrincipalFen;
  const reaches = (from: number, size: number) =>
    Math.max(0, Math.min(before + amountFen, from + size) - Math.max(before, from));
  refundToWallet(db, {
    userId: payment.userId,
    title,
    paymentId: payment.id,
    at,
    principalFen: reaches(outside, principal),
    bonusFen: reaches(outside + principal, payment.walletBonusFen),
  });
  const isAll = before + amountFen >= payment.amountFen;
  db.orm
    .update(payments)
    .set({
      refundedFen: sql`${payments.refundedFen} + ${amountFen}`,
      ...(isAll ? { state: 'refunded', message: '款项已全部原路退回' } : {}),
    })
    .where(eq(payments.id, payment.id))
    .run();
}

/** What of the payment's own amount went back before. What was paid twice is not part of the amount. */
function givenBack(db: Database, payment: PaymentRow): number {
  return ordersOfPayment(db, payment.id).reduce((sum, { id, shareFen, refundedFen }) => {
    const paidIt = payerOf(db, id)?.id === payment.id;
    return sum + (paidIt ? refundedFen : shareFen);
  }, 0);
}

/** Gives back what the outside party brought once more, or too late for every order. */
export function giveOutsideBack(db: Database, paymentId: number): number {
  const amountFen = outsideFen(paymentById(db, paymentId));
  db.orm
    .update(payments)
    .set({ refundedFen: sql`${payments.refundedFen} + ${amountFen}` })
    .where(eq(payments.id, paymentId))
    .run();
  return amountFen;
}

/** 微信支付 ¥876.00, and how much of it the wallet paid. */
export function paidText(payment: PaymentRow): string {
  const outside = outsideFen(payment);
  const wallet = payment.amountFen - outside;
  const parts = [
    ...(wallet > 0 || payment.channel === 'wallet' ? [`${CHANNEL_NAMES.wallet} ¥${formatFen(wallet)}`] : []),
    ...(outside > 0 ? [`${CHANNEL_NAMES[payment.channel]} ¥${formatFen(outside)}`] : []),
  ];
  return parts.join('，');
}
