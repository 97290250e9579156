import { expect, it } from 'vitest';
import { allPages, failedPagesWords, pagesInRanges } from './page-numbers.ts';

it.each([
  ['', []],
  ['4', [4]],
  ['1-3,5,8-9', [1, 2, 3, 5, 8, 9]],
])('"%s" means %j', (ranges, pages) => {
  expect(pagesInRanges(ranges)).toEqual(pages);
});

it('pages that stand in both lists are one page', () => {
  expect(allPages([1, 2, 9], [9, 3])).toEqual([1, 2, 3, 9]);
});

it.each([
  [[3], '第 3 页转换失败'],
  [[3, 7], '第 3、7 页转换失败'],
  [[1, 2, 3, 4, 5, 6], '第 1、2、3、4、5 等 6 页转换失败'],
])('%j is said as %s', (pages, words) => {
  expect(failedPagesWords(pages)).toBe(words);
});
