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

/** Which page lies beside it in the opened book. */
export function facingWords(page: Named, no: number): string {
  return `与${pageWords(page, no, {})}相对`;
}
