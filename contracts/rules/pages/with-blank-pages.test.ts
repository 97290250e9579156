import { expect, it } from 'vitest';
import type { Book } from './book.ts';
import { idAt, pageNumberOf } from './ids.ts';
import { pageRole } from './page-role.ts';
import { withBlankPages } from './with-blank-pages.ts';

const bookOf = (pageNum: number): Book => ({
  ...{ widthMm: 100, heightMm: 140, pageNum },
  outline: [1, pageNum].map((page) => ({ title: `${page}`, level: 1, page })),
  page: (no) => ({ id: idAt(no), role: pageRole(no, pageNum), ground: '#203864', elements: [] }),
  numberOf: (id) => pageNumberOf(id, pageNum),
});

it.each([
  [10, 12, [9, 10]],
  [10, 11, [9]],
  [5, 8, [5, 6, 7]],
  [2, 4, [3, 4]],
  [8, 8, []],
  [8, 4, []],
])('a book of %d pages printed on %d has blank ones at %j', (pageNum, printed, blanks) => {
  const book = withBlankPages(bookOf(pageNum), printed);
  const pages = Array.from({ length: book.pageNum }, (_, at) => book.page(at + 1));
  const isBlank = (no: number) => pages[no - 1]?.ground === '#ffffff' && pages[no - 1]?.elements.length === 0;
  expect(pages.map((_, at) => at + 1).filter(isBlank)).toEqual(blanks);
  expect(pages.map(({ role }) => role)).toEqual(pages.map((_, at) => pageRole(at + 1, pages.length)));
  expect(pages.map(({ id }) => book.numberOf(id))).toEqual(pages.map((_, at) => at + 1));
  const own = pages.filter(({ ground }) => ground !== '#ffffff').map(({ id }) => id);
  expect(own).toEqual(Array.from({ length: pageNum }, (_, at) => idAt(at + 1)));
  const last = book.outline.at(-1)?.page ?? 0;
  expect(pages[last - 1]?.id).toBe(idAt(pageNum));
});
