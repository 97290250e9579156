import type { Id, Page, PageDocument } from '#contracts/rules/pages/document.ts';
import { sheetsWords } from './role-words.ts';

type Book = Pick<PageDocument, 'calendar'> & {
  readonly pages: readonly Pick<Page, 'id' | 'role' | 'elements'>[];
};

/** Another tab that has the work open (同时编辑). */
export interface Other {
  readonly name: string;
  /** The same member on another device. */
  readonly isSelf: boolean;
  /** The page that it shows. */
  readonly page: Id;
}

export interface Company {
  readonly others: readonly Other[];
  /** The page that the others are told of. */
  readonly here: Id;
}

export const ALONE: Company = { others: [], here: '' };

const NAMED = 2;

function nameOf({ name, isSelf }: Other): string {
  return isSelf ? '您的另一设备' : name;
}

/** Each of them once, in the order in which they came. */
function namesOf(others: readonly Other[]): readonly string[] {
  return [...new Set(others.map(nameOf))];
}

/** Who they are, in a few words. */
function whoWords(others: readonly Other[]): string {
  const names = namesOf(others);
  const named = names.slice(0, NAMED).join('、');
  return names.length > NAMED ? `${named}等 ${names.length} 人` : named;
}

/** Who else has the work open, and where: 张三在第 5 页. */
export function companyWords(others: readonly Other[], book: Book): string {
  const names = namesOf(others);
  if (names.length > NAMED) return `${whoWords(others)}也在编辑`;
  return names.map((name) => placesWords(name, placesOf(others, name, book.pages), book)).join('，');
}

function placesOf(others: readonly Other[], name: string, pages: readonly Pick<Page, 'id'>[]) {
  const theirs = new Set(others.filter((other) => nameOf(other) === name).map(({ page }) => page));
  return pages.flatMap(({ id }, at) => (theirs.has(id) ? [at + 1] : []));
}

/** A page that was added there may not be here yet. */
function placesWords(name: string, places: readonly number[], book: Book): string {
  return places.length === 0 ? `${name}也在编辑` : `${name}在${sheetsWords(places, book)}`;
}

/** Who shows the same page; empty where no other device does. */
export function samePageWords({ others, here }: Company): string {
  const near = others.filter(({ page }) => page === here);
  return near.length === 0 ? '' : `${whoWords(near)}也在这一页`;
}

export interface PageMark {
  /** Who is there, for readers of screens. */
  readonly words: string;
  /** The same in one letter. */
  readonly letter: string;
}

/** The marks of the pages that others show. */
export function marksOf(others: readonly Other[]): ReadonlyMap<Id, PageMark> {
  const pages = new Set(others.map(({ page }) => page));
  return new Map([...pages].map((page) => [page, markOf(others.filter((other) => other.page === page))]));
}

function markOf(others: readonly Other[]): PageMark {
  const [first] = others;
  const names = namesOf(others);
  const letter = first?.isSelf ? '我' : ([...(first?.name ?? '')][0] ?? '');
  return { words: `${whoWords(others)}在这一页`, letter: names.length > 1 ? String(names.length) : letter };
}
