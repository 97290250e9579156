import { END_REASON_MAX } from '#contracts/rules/limits.ts';
import { PAYMENT_MESSAGES } from '#contracts/rules/payment/payment-states.ts';
import { endWaitingPayments } from '#db/queries/payment/payment-settling.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { once } from '../once.ts';
import { upToDate } from '../up-to-date.ts';
import { wordsOf } from '../words-of.ts';
import { happen, movedReply, orderFor } from './own-order.ts';

/** 取消订单, before it is paid. Payments that wait are closed first; money that is on its way goes back. */
export const cancelOrder: Handler<'OrderServiceMag.cancelOrder'> = upToDate((input, context) =>
  once(context, 'OrderServiceMag.cancelOrder', input, () => {
    const read = orderFor(context, input.orderNo, 'cancel');
    const reason = wordsOf(input.reason, { label: '取消原因', max: END_REASON_MAX, reason: 'bad-reason' });
    const { db, now } = context;
    const { id } = read.order;
    endWaitingPayments(db, [id], { at: now, message: PAYMENT_MESSAGES.orderCanceled, exceptOrderId: id });
    return movedReply(
      input.orderNo,
      happen(context, read, { event: 'cancel', reason, text: `取消订单：${reason}` }),
    );
  }),
);
