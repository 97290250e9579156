import { hasCode, isOpen } from '#contracts/rules/payment/payment-states.ts';
import { askOutside } from '#db/queries/payment/payment-settling.ts';
import { refreshCode } from '#db/queries/payment/payments.ts';
import { refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { upToDate } from '../up-to-date.ts';
import { ownPaymentOrRefuse } from './own-payment.ts';
import { payReply } from './pay-view.ts';

/** 刷新二维码. A payment whose money turns out to be there succeeds instead. */
export const refreshPayCode: Handler<'PayServiceMag.refreshPayCode'> = upToDate(({ payNo }, context) => {
  const { db, now } = context;
  const payment = ownPaymentOrRefuse(context, payNo);
  if (!isOpen(payment) || !hasCode(payment)) throw refusal('payment-state');
  if (payment.isPaidOutside) return payReply(context, askOutside(db, payment.id, now));
  return payReply(context, refreshCode(db, payment, { codeToken: context.secret(), now }));
});
