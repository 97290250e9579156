import { END_REASON_MAX } from '#contracts/rules/limits.ts';
import { closePaymentsOfOrder } from '#db/queries/payment/payments.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { once } from '../once.ts';
import { upToDate } from '../up-to-date.ts';
import { happen, movedReply, orderFor, wordsOf } from './own-order.ts';

/** 取消订单, before it is paid. Payments that wait are closed first; money that is on its way goes back. */
export const cancelOrder: Handler<'OrderServiceMag.cancelOrder'> = upToDate((input, context) =>
  once(context, 'OrderServiceMag.cancelOrder', input, () => {
    const read = orderFor(context, input.orderNo, 'cancel');
    const reason = wordsOf(input.reason, { label: '取消原因', max: END_REASON_MAX, reason: 'bad-reason' });
    const { db, now } = context;
    closePaymentsOfOrder(db, { orderId: read.order.id, at: now, message: '订单已取消' });
    return movedReply(
      input.orderNo,
      happen(context, read, { event: 'cancel', reason, text: `取消订单：${reason}` }),
    );
  }),
);
