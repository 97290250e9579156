import { describe, expect, it } from 'vitest';
import { calendarDocument } from '#contracts/rules/calendar/calendar-document.ts';
import { specOf } from '#contracts/rules/calendar/testing.ts';
import type { PageRole } from '#contracts/rules/pages/document.ts';
import { documentOf, image, linkTo, shape } from '#contracts/rules/pages/edits/testing.ts';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { PHOTO_PLACE } from '#contracts/rules/templates/waiting.ts';
import { openStorage } from '#web/lib/storage.ts';
import { canOpenCover, coverOf, isOnCover } from './cover.ts';
import { elementWords } from './element-words.ts';
import { keepGuides, keptGuides } from './kept-guides.ts';
import { newId } from './new-id.ts';
import { usesOf } from './photos.ts';
import { facingWords, pageWords, roleWords, sheetsWords, sheetWords } from './role-words.ts';
import { lyingOf, spreadOf, spreadsOf } from './spread.ts';

describe('the name of an element', () => {
  it.each([
    ['a form', shape(1), '矩形'],
    ['a place for a photo', shape(1, { name: PHOTO_PLACE }), '照片的位置'],
    [
      'one of a calendar',
      shape(1, { name: '2027-01 photo', by: 'month', locked: true }),
      '照片的位置，已锁定',
    ],
    ['a locked one', shape(1, { form: 'line', locked: true }), '直线，已锁定'],
    ['a picture', image(1, { alt: '断桥' }), '图片，断桥'],
    ['a name of its own', image(1, { alt: '断桥', name: '封面图' }), '图片，封面图'],
    ['a link', linkTo(1, idAt(2)), '链接'],
    ['a long one', image(1, { alt: '湖'.repeat(30) }), `图片，${'湖'.repeat(24)}…`],
  ])('of %s', (_what, element, words) => {
    expect(elementWords(element)).toBe(words);
  });
});

it('pictures are counted over all pages', () => {
  const book = documentOf(2, { 1: [image(1), image(2, { source: 'file:a' })], 2: [image(1)] });
  expect([...usesOf(book)]).toEqual([
    ['art:west-lake', 2],
    ['file:a', 1],
  ]);
});

it('pages lie side by side but the cover', () => {
  const book = documentOf(4);
  const spreads = [1, 2, 3, 4].map((no) => spreadOf(book, idAt(no))?.map((page) => page?.id));
  const [one, two, three, four] = [1, 2, 3, 4].map(idAt);
  expect(spreads).toEqual([[one], [two, three], [two, three], [four]]);
  expect(spreadOf({ ...book, pages: [] }, 'none')).toBeNull();
});

it.each([
  [1, [[1]]],
  [2, [[1], [2]]],
  [5, [[1], [2, 3], [4], [5]]],
  [6, [[1], [2, 3], [4, 5], [6]]],
])('the back of %i pages stands alone, however many there are', (pageNum, expected) => {
  const spreads = spreadsOf(documentOf(pageNum));
  expect(spreads.map((spread) => spread.map((page) => page?.id))).toEqual(
    expected.map((nos) => nos.map(idAt)),
  );
});

it('of 500 pages, all but the cover and the back face another one', () => {
  const book = documentOf(500);
  const spreads = spreadsOf(book);
  expect(spreads.length).toBe(251);
  const lying = lyingOf(spreadOf(book, idAt(499)), idAt(499));
  expect([lying.lies, lying.faces?.id]).toEqual(['right', idAt(498)]);
  expect(lyingOf(spreadOf(book, idAt(500)), idAt(500))).toEqual({ lies: 'alone', faces: undefined });
  expect(facingWords({ role: 'inside-cover', elements: [] }, 2)).toBe('与封二相对');
});

it('first and last page lie on the cover, where it is in one piece', () => {
  const book = documentOf(24);
  expect([1, 2, 24].map((no) => isOnCover(book, idAt(no)))).toEqual([true, false, true]);
  expect(isOnCover(documentOf(1), idAt(1))).toBe(false);
  expect(canOpenCover(documentOf(1))).toBe('只有一页，没有封底');
  expect(coverOf(book)?.spine.w).toBe(9.7);
});

it('guides are shown until they are put away, and remembered', () => {
  const kept = new Map<string, string>();
  const values = openStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }));
  expect(keptGuides(values)).toBe(true);
  keepGuides(false, values);
  expect(keptGuides(values)).toBe(false);
});

it('pages are called by their place in the book', () => {
  const page = (role: PageRole) => ({ role, elements: [] });
  expect([
    roleWords(page('cover'), 1, {}),
    roleWords(page('inner'), 7, {}),
    roleWords(page('back'), 24, {}),
  ]).toEqual(['封面', '7', '封底']);
  expect(sheetWords(page('cover'), 1, {})).toBe('第 1 页');
  expect(sheetsWords([1, 3], { pages: [] })).toBe('第 1、3 页');
});

it('pages are counted where they are many, and not named one by one', () => {
  const pages = Array.from({ length: 26 }, () => ({ role: 'inner' as const, elements: [] }));
  const words = (count: number) =>
    sheetsWords(
      Array.from({ length: count }, (_, at) => at + 1),
      { pages },
    );
  expect(words(5)).toBe('第 1、2、3、4、5 页');
  expect(words(6)).toBe('第 1、2、3 等 6 页');
  expect(words(26)).toBe('全部 26 页');
  expect(sheetsWords([1, 2], { pages: pages.slice(0, 2) })).toBe('第 1、2 页');
});

it('pages of a calendar are called by their months, whatever their place in a book', () => {
  const calendar = specOf();
  const { pages } = calendarDocument(calendar, { widthMm: 210, heightMm: 145 });
  const names = pages.map((page, at) => pageWords(page, at + 1, { calendar }));
  expect([names[0], names[1], names.at(-1)]).toEqual(['封面', '一月 2027', '十二月 2027']);
  expect(pageWords({ role: 'inside-cover', elements: [] }, 2, { calendar })).toBe('第 2 页');
  expect(sheetsWords([2, 4, 20], { pages, calendar })).toBe('一月 2027、三月 2027、第 20 页');
  expect(sheetsWords([2, 3, 4, 5, 6, 7], { pages, calendar })).toBe(
    '一月 2027、二月 2027、三月 2027 等 6 页',
  );
  const all = pages.map((_, at) => at + 1);
  expect(sheetsWords(all, { pages, calendar })).toBe(`全部 ${all.length} 页`);
});

it('new ids are ids, and no two alike', () => {
  const ids = Array.from({ length: 1000 }, newId);
  expect(ids.every((id) => /^[2-9a-hjkmnp-z]{8}$/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(1000);
});
