import type { Handler } from '#server/servlet/handler-types.ts';
import { choicePrint, choiceReply, lookAtChoice } from './choice-print.ts';

/** 印刷文件 of a choice, as far as it is. */
export const getChoicePrint: Handler<'ShoppingServiceMag.getChoicePrint'> = (input, context) => {
  const print = choicePrint(context, input);
  return choiceReply(context, print, lookAtChoice(context, print));
};
