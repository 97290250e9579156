import type { Handler } from '#server/servlet/handler-types.ts';
import { beginPrint, lookAtPrint, ownPrint, printReply } from './own-print.ts';

/** Making it again after a failure is the same call; one that is on its way or ready is not made twice. */
export const makePrintFile: Handler<'OrderServiceMag.makePrintFile'> = (input, context) => {
  const print = ownPrint(context, input);
  if (print.source.whyNone !== '') return printReply(print, null);
  const look = lookAtPrint(context, print);
  return printReply(print, look === null || look.state === 'failed' ? beginPrint(context, print) : look);
};
