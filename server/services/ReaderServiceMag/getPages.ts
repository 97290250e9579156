import { BOOK_PAGES_MAX } from '#contracts/rules/limits.ts';
import { parseWholeNumber } from '#contracts/rules/whole-number.ts';
import { refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { bookOrRefuse, pageOrRefuse } from './book-or-refuse.ts';

/** 若干页, from one on; fewer where the book ends. */
export const getPages: Handler<'ReaderServiceMag.getPages'> = (input, context) => {
  const { book } = bookOrRefuse(input.bookCode, context);
  const from = pageOrRefuse(input.from, book.pageNum);
  const count = parseWholeNumber(input.count);
  if (!count || count > BOOK_PAGES_MAX) throw refusal('bad-page');
  const length = Math.min(count, book.pageNum - from + 1);
  const pages = Array.from({ length }, (_, index) => {
    const { elements, ...page } = book.page(from + index);
    return { ...page, elements: [...elements] };
  });
  return { code: 0, message: '成功', data: { from, pages } };
};
