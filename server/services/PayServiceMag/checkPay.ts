import { askOutside } from '#db/queries/payment/payment-settling.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { upToDate } from '../up-to-date.ts';
import { ownPaymentOrRefuse } from './own-payment.ts';
import { payReply } from './pay-view.ts';

/** 我已付款: asks the outside party, which may have the money without having said so. */
export const checkPay: Handler<'PayServiceMag.checkPay'> = upToDate(({ payNo }, context) => {
  const { id } = ownPaymentOrRefuse(context, payNo);
  return payReply(context, askOutside(context.db, id, context.now));
});
