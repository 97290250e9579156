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

it('shows readers what pages share, and their numbers', () => {
  const style = {
    family: 'sans',
    weight: 400,
    size: 4,
    leading: 1.5,
    color: '#000000',
    align: 'left',
  } as const;
  const number = { kind: 'text', ...box, text: '#', style: { ...style, indent: 0 }, fills: 'page' } as const;
  const master = { id: idAt(9), name: '页码', elements: withIds([{ ...number, part: 'furniture' }]) };
  const page = (no: number) => ({ ...BOOK.page(no), master: master.id });
  expect(pageToRead({ ...BOOK, page, masters: [master] }, 2).elements[0]).toMatchObject({ text: '2' });
});

it.each([1, 30, 31, 10_000])('finds page %i by its id', (no) => {
  expect([pageNumberOf(idAt(no), 10_000), pageNumberOf(idAt(no), no - 1)]).toEqual([no, null]);
});
