import { fileProblemsOf } from '#contracts/rules/orders/file-problems.ts';
import { acceptedText } from '#contracts/rules/orders/known-problems.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { upToDate } from '../up-to-date.ts';
import { happen, movedReply, orderFor } from './own-order.ts';

/** 坚持印刷: what the customer knew of and accepted stands in the log. */
export const acceptFile: Handler<'OrderServiceMag.acceptFile'> = upToDate((input, context) => {
  const read = orderFor(context, input.orderNo, 'acceptFile');
  const text = acceptedText(fileProblemsOf(read.order.fileProblems));
  return movedReply(input.orderNo, happen(context, read, { event: 'accept-file', text }));
});
