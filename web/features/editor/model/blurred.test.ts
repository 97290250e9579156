import { expect, it } from 'vitest';
import { documentOf, image } from '#contracts/rules/pages/edits/testing.ts';
import { blurredWords } from './blurred.ts';

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
  expect(blurredWords(before, withMore(2), sizeOf(150))).toMatch(/一张.*约 38 dpi，建议换一张/);
  expect(blurredWords(before, withMore(2, 3), sizeOf(150))).toMatch(/^2 张.*最低约 38 dpi/);
});

it('nothing is said of what stood there before, is sharp, or was never measured', () => {
  expect(blurredWords(before, { ...before }, sizeOf(150))).toBe('');
  expect(blurredWords(before, withMore(2), sizeOf(3000))).toBe('');
  expect(blurredWords(before, withMore(2), () => null)).toBe('');
});
