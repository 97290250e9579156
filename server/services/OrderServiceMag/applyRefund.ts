import { END_REASON_MAX } from '#contracts/rules/limits.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { once } from '../once.ts';
import { upToDate } from '../up-to-date.ts';
import { wordsOf } from '../words-of.ts';
import { happen, movedReply, orderFor } from './own-order.ts';

/** 申请退款, before production begins: the money goes back the way it came, a few minutes later. */
export const applyRefund: Handler<'OrderServiceMag.applyRefund'> = upToDate((input, context) =>
  once(context, 'OrderServiceMag.applyRefund', input, () => {
    const read = orderFor(context, input.orderNo, 'refund');
    const reason = wordsOf(input.reason, { label: '退款原因', max: END_REASON_MAX, reason: 'bad-reason' });
    return movedReply(
      input.orderNo,
      happen(context, read, { event: 'ask-refund', reason, text: `申请退款：${reason}` }),
    );
  }),
);
