import { describe, expect, it } from 'vitest';
import { idAt } from '../ids.ts';
import { DOCUMENT_LIMITS } from '../limits.ts';
import { readDocument } from '../read-document.ts';
import { copyPage, deletePage, insertPage, movePage } from './pages.ts';
import { countedIds, documentOf, linkTo, shape } from './testing.ts';

const FOUR = documentOf(4, { 1: [linkTo(1, idAt(3))], 3: [shape(1)] });
const WITH_OUTLINE = {
  ...FOUR,
  outline: [1, 3, 4].map((page) => ({ title: `第 ${page} 章`, level: 1, page })),
};
const ids = ({ pages }: typeof FOUR) => pages.map(({ id }) => Number.parseInt(id.slice(-1), 36) - 2);
const chapters = ({ outline }: typeof FOUR) => outline.map(({ title, page }) => `${title} ${page}`);

describe('a new page', () => {
  it('comes behind another, empty and white', () => {
    const next = insertPage(FOUR, idAt(2), countedIds());
    expect(next.pages).toHaveLength(5);
    expect(next.pages[2]).toMatchObject({ role: 'inner', ground: '#ffffff', elements: [] });
    expect([next.pages[0], next.pages[1], next.pages[3]]).toEqual([
      FOUR.pages[0],
      FOUR.pages[1],
      FOUR.pages[2],
    ]);
    expect(next.pages[3]).toBe(FOUR.pages[2]);
  });

  it('shares what the page before it shares, but not as a cover', () => {
    const [first, ...others] = FOUR.pages.map((page) => ({ ...page, master: idAt(20) }));
    if (!first) throw new Error('no page');
    const all = { ...FOUR, pages: [first, ...others] };
    expect(insertPage(all, idAt(2), countedIds()).pages[2]?.master).toBe(idAt(20));
    expect(insertPage(all, idAt(4), countedIds()).pages[4]).not.toHaveProperty('master');
  });

  it('comes first, and then is the cover', () => {
    const next = insertPage(FOUR, null, countedIds());
    expect(next.pages.map(({ role }) => role)).toEqual(['cover', 'inner', 'inner', 'inner', 'back']);
    expect(next.pages[1]?.id).toBe(idAt(1));
  });

  it('does not come where the book is full', () => {
    const full = documentOf(DOCUMENT_LIMITS.pages);
    expect(insertPage(full, idAt(1), countedIds())).toBe(full);
    expect(copyPage(full, idAt(1), countedIds())).toBe(full);
  });

  it('counts the chapters behind it on', () => {
    expect(chapters(insertPage(WITH_OUTLINE, idAt(2), countedIds()))).toEqual([
      '第 1 章 1',
      '第 3 章 4',
      '第 4 章 5',
    ]);
  });
});

describe('a copy of a page', () => {
  it('has its own id and the same elements', () => {
    const next = copyPage(FOUR, idAt(3), countedIds());
    expect(next.pages[3]?.elements).toBe(next.pages[2]?.elements);
    expect(new Set(next.pages.map(({ id }) => id)).size).toBe(5);
    expect(readDocument(next).kind).toBe('document');
  });

  it('is none of a page that is not there', () => {
    expect(copyPage(FOUR, idAt(9), countedIds())).toBe(FOUR);
  });
});

describe('a moved page', () => {
  it.each([
    [1, 3, [2, 3, 4, 1]],
    [4, 0, [4, 1, 2, 3]],
    [2, 2, [1, 3, 2, 4]],
    [2, 99, [1, 3, 4, 2]],
    [3, -1, [3, 1, 2, 4]],
  ])('%d to place %d', (page, to, expected) => {
    expect(ids(movePage(FOUR, idAt(page), to))).toEqual(expected);
  });

  it('takes its chapters along', () => {
    expect(chapters(movePage(WITH_OUTLINE, idAt(3), 0))).toEqual(['第 1 章 2', '第 3 章 1', '第 4 章 4']);
  });

  it('is the same document where it stays', () => {
    expect(movePage(FOUR, idAt(4), 7)).toBe(FOUR);
    expect(movePage(FOUR, idAt(9), 0)).toBe(FOUR);
  });
});

describe('a deleted page', () => {
  it('takes the links that led to it and its chapters with it', () => {
    const masters = [{ id: idAt(1), name: '母版', elements: [linkTo(1, idAt(3)), shape(2)] }];
    const next = deletePage({ ...WITH_OUTLINE, masters }, idAt(3));
    expect(ids(next)).toEqual([1, 2, 4]);
    expect(next.pages[0]?.elements).toEqual([]);
    expect(next.masters?.[0]?.elements).toEqual([shape(2)]);
    expect(chapters(next)).toEqual(['第 1 章 1', '第 4 章 3']);
    expect(readDocument(next).kind).toBe('document');
  });

  it('leaves links to others', () => {
    expect(deletePage(FOUR, idAt(2)).pages[0]).toBe(FOUR.pages[0]);
  });

  it('is never the last one', () => {
    const one = documentOf(1);
    expect(deletePage(one, idAt(1))).toBe(one);
    expect(deletePage(FOUR, idAt(9))).toBe(FOUR);
  });
});
