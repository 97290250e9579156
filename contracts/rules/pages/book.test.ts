import { expect, it } from 'vitest';
import { type Book, pageToRead } from './book.ts';
import { idAt, pageNumberOf, withIds } from './ids.ts';

const box = { x: 0, y: 0, w: 1, h: 1 };
const linkTo = (page: string) => ({ kind: 'link', ...box, label: '', target: { to: 'page', page } }) as const;

const BOOK: Book = {
  ...{ widthMm: 100, heightMm: 100, pageNum: 3, outline: [] },
  page: (no) => ({
    ...{ id: idAt(no), role: 'inner', ground: '#ffffff' },
    elements: withIds([linkTo(idAt(2)), linkTo(idAt(4)), { kind: 'words', ...box, text: '湖' }]),
  }),
  numberOf: (id) => pageNumberOf(id, 3),
};

it('tells readers the numbers of links, and leaves out links to pages that are gone', () => {
  expect(pageToRead(BOOK, 1).elements).toEqual([
    { ...linkTo(idAt(2)), id: idAt(1), target: { to: 'page', page: idAt(2), no: 2 } },
    { kind: 'words', ...box, text: '湖', id: idAt(3) },
  ]);
});

it.each([1, 30, 31, 10_000])('finds page %i by its id', (no) => {
  expect([pageNumberOf(idAt(no), 10_000), pageNumberOf(idAt(no), no - 1)]).toEqual([no, null]);
});
