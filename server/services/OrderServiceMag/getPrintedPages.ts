import { BOOK_PAGES_MAX } from '#contracts/rules/limits.ts';
import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { orderByNo } from '#db/queries/orders/order-reading.ts';
import { printedBook } from '#db/queries/publications/reading.ts';
import { refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { pagesFrom } from '../ReaderServiceMag/book-or-refuse.ts';

/** 付印内容 of a line of the caller's order. */
export const getPrintedPages: Handler<'OrderServiceMag.getPrintedPages'> = (input, { db, user }) => {
  const lines = orderByNo(db, user.id, input.orderNo)?.lines ?? [];
  const line = lines.find(({ id }) => id === parseDecimalId(input.lineID));
  if (!line) throw refusal('order-not-found');
  const book = printedBook(db, line);
  if (!book) throw refusal('publication-not-found');
  const { widthMm, heightMm, pageNum } = book;
  const data = { widthMm, heightMm, pageNum, ...pagesFrom(book, input.from, BOOK_PAGES_MAX) };
  return { code: 0, message: '成功', data };
};
