import { CLOSING_DAYS, CLOSING_WORDS } from '#contracts/rules/account/closing.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { upToDate } from '../up-to-date.ts';
import { closingView } from './closing-view.ts';

/** 注销条件. */
export const getClosing: Handler<'AccountServiceMag.getClosing'> = upToDate((_input, context) => ({
  code: 0,
  message: '成功',
  data: { ...closingView(context), words: CLOSING_WORDS, days: CLOSING_DAYS },
}));
