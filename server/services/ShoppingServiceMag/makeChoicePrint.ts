import type { Handler } from '#server/servlet/handler-types.ts';
import { beginDrawing } from '../print-file.ts';
import { choicePrint, choiceReply, lookAtChoice } from './choice-print.ts';

/** One that is on its way or ready is not made twice; what the binding does not have is not made. */
export const makeChoicePrint: Handler<'ShoppingServiceMag.makeChoicePrint'> = (input, context) => {
  const print = choicePrint(context, input);
  const look = lookAtChoice(context, print);
  const isOver = look === null || look.state === 'failed';
  const begins = isOver && print.source.whyNone === '';
  return choiceReply(context, print, begins ? beginDrawing(context, print) : look);
};
