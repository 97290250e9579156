import type { Handler } from '#server/servlet/handler-types.ts';
import { lookAtPrint, ownPrint, printReply } from './own-print.ts';

/** 印刷文件 of a line, as far as it is. */
export const getPrintFile: Handler<'OrderServiceMag.getPrintFile'> = (input, context) => {
  const print = ownPrint(context, input);
  return printReply(print, lookAtPrint(context, print));
};
