import type { PageRole } from '#contracts/rules/pages/document.ts';

const ROLES: Readonly<Record<PageRole, string | null>> = {
  cover: '封面',
  'inside-cover': '封二',
  inner: null,
  'inside-back': '封三',
  back: '封底',
};

/** What a page is called in its book; inner pages by their number. */
export function roleWords(role: PageRole, no: number): string {
  return ROLES[role] ?? String(no);
}

/** The same where it stands alone: inner pages are pages of a number. */
export function pageWords(role: PageRole, no: number): string {
  return ROLES[role] ?? `第 ${no} 页`;
}

/** Which page lies beside it in the opened book. */
export function facingWords(role: PageRole, no: number): string {
  return `与${pageWords(role, no)}相对`;
}
