import { expect, it } from 'vitest';
import { documentOf, image } from '#contracts/rules/pages/edits/testing.ts';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { preflightOf } from '#contracts/rules/print/preflight/preflight.ts';
import { coarseWords } from './coarse.ts';

const INCH = { w: 25.4, h: 25.4 };
const before = documentOf(2, { 1: [image(1, { source: 'file:a', w: 100, h: 100 })] });
const sizeOf = (side: number) => () => ({ width: side, height: side });
const withMore = (...ids: number[]) => ({
  ...before,
  pages: before.pages.map((page, at) =>
    at === 1
      ? { ...page, elements: ids.map((id) => image(id, { source: `file:${id}`, w: 100, h: 100 })) }
      : page,
  ),
});

it('a photo that was put in with too few pixels is told of once, with its resolution', () => {
  expect(coarseWords(before, withMore(2), sizeOf(150))).toMatch(/一张.*约 38 dpi，建议换一张/);
  expect(coarseWords(before, withMore(2, 3), sizeOf(150))).toMatch(
    /^2 张.*其中 2 张印出来会模糊，最低约 38 dpi/,
  );
  expect(coarseWords(before, withMore(2), sizeOf(1000))).toBe('有一张照片约 254 dpi，建议 300 dpi 以上。');
  expect(coarseWords(before, withMore(2, 3), sizeOf(1000))).toMatch(
    /^2 张照片不到建议的 300 dpi，最低约 254/,
  );
});

it('nothing is said of what stood there before, is sharp, or was never measured', () => {
  expect(coarseWords(before, { ...before }, sizeOf(150))).toBe('');
  expect(coarseWords(before, withMore(2), sizeOf(3000))).toBe('');
  expect(coarseWords(before, withMore(2), () => null)).toBe('');
});

it('as many are told of as the preflight warns of, by the same bound', () => {
  const sides = [149, 150, 151, 148, 299, 300];
  const page = {
    ...before.pages[1],
    elements: sides.map((side) => image(side, { ...INCH, source: `${side}` })),
  };
  const after = {
    ...before,
    pages: before.pages.map((each, at) => (at === 1 ? { ...each, ...page } : each)),
  };
  const size = (source: string) => ({ width: Number(source), height: Number(source) });
  const pictures = Object.fromEntries(
    sides.map((side) => [`${side}`, { state: 'pixels' as const, ...size(`${side}`) }]),
  );
  const found = preflightOf(after, { pictures }).filter(({ id }) => id === 'picture-resolution');
  expect(found.map(({ level, element }) => [level, element])).toEqual(
    [149, 150, 151, 148, 299].map((at) => ['warning', idAt(at)]),
  );
  expect(found[0]?.text).toBe('图片只有 149 dpi，印出来会模糊，建议 300 dpi 以上');
  expect(found[1]?.text).toBe('图片约 150 dpi，建议 300 dpi 以上');
  expect(coarseWords(before, after, size)).toMatch(/^5 张.*其中 2 张印出来会模糊，最低约 148 dpi/);
});
