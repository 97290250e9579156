import { describe, expect, it } from 'vitest';
import type { Page, PageElement } from '../document.ts';
import { idAt } from '../ids.ts';
import { AREAS_OF_PAGE } from './check-areas.ts';
import { findAreas } from './find-areas.ts';

const SIZE = { widthMm: 100, heightMm: 100 };
const PAGES = {
  idOf: (no: number) => (no >= 1 && no <= 20 ? idAt(no) : undefined),
  numberOf: () => null,
};

function pageOf(elements: readonly PageElement[], areas: Page['areas'] = []): Page {
  return { id: idAt(1), role: 'inner', ground: '#ffffff', elements, areas };
}

const words = (text: string): PageElement => ({
  id: idAt(1),
  kind: 'words',
  x: 10,
  y: 20,
  w: 40,
  h: 5,
  text,
});
const style = {
  family: 'sans',
  weight: 400,
  size: 4,
  leading: 1.5,
  color: '#000000',
  align: 'left',
  indent: 0,
} as const;
const written = (text: string, w = 80): PageElement => ({
  ...{ id: idAt(1), kind: 'text', x: 10, y: 20, w, h: 40, text, style, part: 'prose' },
});
const found = (elements: PageElement[], areas: Page['areas'] = []) =>
  findAreas(pageOf(elements, areas), PAGES, SIZE);
const targets = (text: string) => found([words(text)]).map(({ target }) => target);

describe('findAreas', () => {
  it.each([
    ['见第 3 页', { to: 'page', page: idAt(3) }],
    ['（详见第12页）', { to: 'page', page: idAt(12) }],
    ['参见 P7', { to: 'page', page: idAt(7) }],
    ['请翻到第 20 页', { to: 'page', page: idAt(20) }],
    ['网址 https://example.com/a?b=1。', { to: 'address', address: 'https://example.com/a?b=1' }],
    ['www.example.com，欢迎', { to: 'address', address: 'https://www.example.com' }],
    ['写信到 lu@example.com.cn', { to: 'mail', address: 'lu@example.com.cn' }],
  ])('finds in %s what it leads to', (text, target) => {
    expect(targets(text)).toEqual([target]);
  });

  it.each(['见第 21 页', '见第 0 页', '第 3 页', 'javascript:alert(1)', 'a@b', '共 3 页', ''])(
    'finds nothing in %s',
    (text) => expect(targets(text)).toEqual([]),
  );

  it('takes a mail within an address for the address alone', () => {
    expect(targets('https://example.com/to/a@example.com')).toEqual([
      { to: 'address', address: 'https://example.com/to/a@example.com' },
    ]);
  });

  it('says where it stands, in a line of an imported page by its share', () => {
    expect(found([words('一二三四五见第 3 页')])[0]?.points).toEqual([28.2, 20, 50, 25]);
  });

  it('says where it stands in a text, with a box for each line', () => {
    const [first, second] = found([written('一二三四五六七八九见第 3 页', 41)]);
    expect(first?.points).toEqual([46, 20, 50, 26]);
    expect(second?.points[0]).toBe(10);
    expect(second?.target).toEqual(first?.target);
  });

  it('leaves out what the page has, what is off it, and what it has no room for', () => {
    const link: PageElement = {
      ...{ id: idAt(2), kind: 'link', x: 0, y: 0, w: 9, h: 9, label: '' },
      target: { to: 'page', page: idAt(3) },
    };
    expect(found([words('见第 3 页'), link])).toEqual([]);
    expect(found([{ ...words('见第 3 页'), x: 200 } as PageElement])).toEqual([]);
    const area = {
      shape: 'rect',
      points: [0, 0, 9, 9],
      target: { to: 'text', text: '满' },
      label: '',
    } as const;
    const many = Array.from({ length: 50 }, (_, at) => ({ ...area, id: idAt(at + 1) }));
    expect(found([words('见第 3 页')], many.slice(1))).toHaveLength(1);
    expect(found([words('见第 3 页')], many)).toEqual([]);
  });
});

it('stops where a page is full', () => {
  expect(found([written('见第 3 页。'.repeat(3000))])).toHaveLength(AREAS_OF_PAGE);
});
