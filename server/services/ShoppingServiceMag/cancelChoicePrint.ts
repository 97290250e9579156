import type { Handler } from '#server/servlet/handler-types.ts';
import { choicePrint, choiceReply, lookAtChoice } from './choice-print.ts';

/** 取消生成. A ready file stays, because the process was faster. */
export const cancelChoicePrint: Handler<'ShoppingServiceMag.cancelChoicePrint'> = (input, context) => {
  const print = choicePrint(context, input);
  const look = lookAtChoice(context, print);
  if (look?.state === 'ready') return choiceReply(context, print, look);
  context.prints.cancel(print.key);
  return choiceReply(context, print, null);
};
