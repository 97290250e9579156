import { type Book, pageToRead } from '#contracts/rules/pages/book.ts';
import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { type ReadableBook, readableBook } from '#db/queries/publications/reading.ts';
import type { AskedToRead } from '#db/queries/publications/reading-access.ts';
import { choiceRefusal, refusal } from '#server/errors.ts';
import type { Context } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';

/** What every question about a book says of the reader. */
export interface BookInput {
  readonly bookCode: string;
  readonly readToken?: string;
  readonly asVisitor?: string;
}

export function askedToRead(
  { bookCode, readToken = '', asVisitor = '' }: BookInput,
  context: Context,
): AskedToRead {
  const { visitor, now } = context;
  if (!['', 'Y', 'N'].includes(asVisitor)) throw choiceRefusal('请选择以谁的身份阅读');
  return {
    code: bookCode,
    readerId: asVisitor === 'Y' ? null : (visitor?.id ?? null),
    now,
    hasRight: (subject) => readToken !== '' && context.hasRight(subject, readToken),
  };
}

/** The book behind a code, for the caller. */
export function bookOrRefuse(input: BookInput, context: Context): ReadableBook {
  return doneOrRefuse(readableBook(context.db, askedToRead(input, context)));
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
