import { isOpen, PAYMENT_MESSAGES } from '#contracts/rules/payment/payment-states.ts';
import { closePayment } from '#db/queries/payment/payments.ts';
import { refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { upToDate } from '../up-to-date.ts';
import { ownPaymentOrRefuse } from './own-payment.ts';
import { payReply } from './pay-view.ts';

/** 关闭支付. A payment whose money turns out to be there succeeds instead. */
export const closePay: Handler<'PayServiceMag.closePay'> = upToDate(({ payNo }, context) => {
  const payment = ownPaymentOrRefuse(context, payNo);
  if (!isOpen(payment)) throw refusal('payment-state');
  const closed = closePayment(context.db, payment, { at: context.now, message: PAYMENT_MESSAGES.withdrawn });
  return payReply(context, closed);
});
