import { type Book, pageToRead } from '#contracts/rules/pages/book.ts';
import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { type ReadableBook, readableBook } from '#db/queries/publications/reading.ts';
import { refusal } from '#server/errors.ts';
import type { Context } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';

/** The book behind a code, for whoever calls. */
export function bookOrRefuse(code: string, { db, visitor }: Context): ReadableBook {
  return doneOrRefuse(readableBook(db, code, visitor?.id ?? null));
}

/** A page of the book, counted from 1. */
export function pageOrRefuse(text: string, pageNum: number): number {
  const page = parseDecimalId(text);
  if (page === null || page < 1 || page > pageNum) throw refusal('bad-page');
  return page;
}

/** Pages of the book from one on (若干页); fewer where it ends. */
export function pagesFrom(book: Book, text: string, most: number) {
  const from = pageOrRefuse(text, book.pageNum);
  const length = Math.min(most, book.pageNum - from + 1);
  return { from, pages: Array.from({ length }, (_, index) => pageToRead(book, from + index)) };
}
