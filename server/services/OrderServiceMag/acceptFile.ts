import { fileProblemsOf } from '#contracts/rules/orders/file-problems.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { upToDate } from '../up-to-date.ts';
import { happen, movedReply, orderFor } from './own-order.ts';

/** 坚持印刷: what the customer knew of and accepted stands in the log. */
export const acceptFile: Handler<'OrderServiceMag.acceptFile'> = upToDate((input, context) => {
  const read = orderFor(context, input.orderNo, 'acceptFile');
  const known = fileProblemsOf(read.order.fileProblems).map(({ text }) => text);
  const text = `已知晓并坚持印刷：${known.join('；') || '文件问题'}`;
  return movedReply(input.orderNo, happen(context, read, { event: 'accept-file', text }));
});
