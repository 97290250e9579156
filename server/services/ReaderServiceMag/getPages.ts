import { BOOK_PAGES_MAX } from '#contracts/rules/limits.ts';
import { parseWholeNumber } from '#contracts/rules/whole-number.ts';
import { refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { bookOrRefuse, pagesFrom } from './book-or-refuse.ts';

/** 若干页, from one on. */
export const getPages: Handler<'ReaderServiceMag.getPages'> = (input, context) => {
  const { book } = bookOrRefuse(input.bookCode, context);
  const count = parseWholeNumber(input.count);
  if (!count || count > BOOK_PAGES_MAX) throw refusal('bad-page');
  return { code: 0, message: '成功', data: pagesFrom(book, input.from, count) };
};
