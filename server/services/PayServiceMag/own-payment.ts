import { ownPayment, type PaymentRow } from '#db/queries/payment/payment-reading.ts';
import { refusal } from '#server/errors.ts';
import type { Context } from '#server/servlet/handler-types.ts';

/** The caller's payment with this number; an unknown and a foreign one are answered alike. */
export function ownPaymentOrRefuse({ db, user }: Context, payNo: string): PaymentRow {
  const payment = ownPayment(db, user.id, payNo);
  if (!payment) throw refusal('payment-not-found');
  return payment;
}
