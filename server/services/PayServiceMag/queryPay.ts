import type { Handler } from '#server/servlet/handler-types.ts';
import { upToDate } from '../up-to-date.ts';
import { ownPaymentOrRefuse } from './own-payment.ts';
import { payReply } from './pay-view.ts';

/** 查询支付. */
export const queryPay: Handler<'PayServiceMag.queryPay'> = upToDate(({ payNo }, context) =>
  payReply(context, ownPaymentOrRefuse(context, payNo)),
);
