import { askBy } from '#web/kit/ask/ask.ts';
import { type DataOf, send } from '#web/kit/ask/send.ts';

/** A work that was ordered, as it is leafed through (翻阅). */
export type OrderedBook = DataOf<'ReaderServiceMag.getBook'>;

/** Pages that are asked for at once. */
export const PAGES_AT_ONCE = 20;

/** The size and the number of pages of a work. Its cover stands in for it, so a failure is not shown. */
export function orderedBook(bookCode: string) {
  return askBy('ReaderServiceMag.getBook', { bookCode }, () =>
    send('ReaderServiceMag.getBook', { bookCode }, { quiet: true }),
  );
}

/** The pages from one on. */
export function bookPages(bookCode: string, from: number) {
  const input = { bookCode, from, count: PAGES_AT_ONCE };
  return askBy('ReaderServiceMag.getPages', input, () =>
    send('ReaderServiceMag.getPages', input, { quiet: true }),
  );
}
