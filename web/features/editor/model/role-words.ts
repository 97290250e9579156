import { calendarPageName } from '#contracts/rules/calendar/page-names.ts';
import type { Page, PageDocument, PageRole } from '#contracts/rules/pages/document.ts';

const ROLES: Readonly<Record<PageRole, string>> = {
  cover: '封面',
  'inside-cover': '封二',
  inner: '',
  'inside-back': '封三',
  back: '封底',
};

type Named = Pick<Page, 'role' | 'elements'>;
type Book = Pick<PageDocument, 'calendar'>;

/** What a page is called in its book: by its month in a calendar; empty where it has only a number. */
function ownName({ role, elements }: Named, { calendar }: Book): string {
  return calendar ? calendarPageName({ elements }, calendar) : ROLES[role];
}

/** What a page is called in its book; inner pages by their number. */
export function roleWords(page: Named, no: number, book: Book): string {
  return ownName(page, book) || String(no);
}

/** The same where it stands alone: inner pages are pages of a number. */
export function pageWords(page: Named, no: number, book: Book): string {
  return ownName(page, book) || `第 ${no} 页`;
}

/** What it is called where it is worked on: by its number, or by its month in a calendar. */
export function sheetWords(page: Named, no: number, book: Book): string {
  return book.calendar ? pageWords(page, no, book) : `第 ${no} 页`;
}

/** More than these are counted, and only the first ones named. */
const MOST_NAMED = 5;
const FIRST_NAMED = 3;

/** Several of a book: 第 3、5 页, or 一月 2027、三月 2027; of many 第 3、5、7 等 12 页, and 全部 26 页. */
export function sheetsWords(
  numbers: readonly number[],
  { pages, calendar }: Book & { readonly pages: readonly Named[] },
): string {
  const { length } = numbers;
  if (length > MOST_NAMED && length === pages.length) return `全部 ${length} 页`;
  const named = length > MOST_NAMED ? numbers.slice(0, FIRST_NAMED) : numbers;
  const count = length > MOST_NAMED ? ` 等 ${length}` : '';
  if (!calendar) return `第 ${named.join('、')}${count} 页`;
  const none: Named = { role: 'inner', elements: [] };
  const words = named.map((no) => pageWords(pages[no - 1] ?? none, no, { calendar })).join('、');
  return count === '' ? words : `${words}${count} 页`;
}

/** Which page lies beside it in the opened book. */
export function facingWords(page: Named, no: number): string {
  return `与${pageWords(page, no, {})}相对`;
}
