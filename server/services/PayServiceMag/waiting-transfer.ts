import type { PaymentRow } from '#db/queries/payment/payment-reading.ts';
import { refusal } from '#server/errors.ts';
import type { Context } from '#server/servlet/handler-types.ts';
import { ownPaymentOrRefuse } from './own-payment.ts';

/** A bank transfer of the member that the shop has not found yet (待核对的转账). */
export function waitingTransferOrRefuse(context: Context, payNo: string): PaymentRow {
  const payment = ownPaymentOrRefuse(context, payNo);
  if (payment.channel !== 'transfer' || payment.state !== 'waiting') throw refusal('payment-state');
  return payment;
}
