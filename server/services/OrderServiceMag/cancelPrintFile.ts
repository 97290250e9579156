import { dropPrintFile } from '#db/queries/orders/print-files.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { lookAtPrint, ownPrint, printReply } from './own-print.ts';

/** 取消生成. A ready file stays, because the process was faster. */
export const cancelPrintFile: Handler<'OrderServiceMag.cancelPrintFile'> = (input, context) => {
  const print = ownPrint(context, input);
  const { key, line, form } = print;
  const look = print.row && context.prints.look(key, print.source.hash, form);
  if (look?.state === 'ready') return printReply(print, lookAtPrint(context, print));
  context.prints.cancel(key);
  dropPrintFile(context.db, line.id, form);
  return printReply(print, null);
};
