import { describe, expect, it } from 'vitest';
import { firstPageOf, pagesIn, spreadAt, spreadCount, spreadOf, spreadWords } from './spreads.ts';

const bound = (pageNum: number, isDouble = true) => ({ pageNum, isDouble });

function allSpreads(pageNum: number, isDouble = true): number[][] {
  const binding = bound(pageNum, isDouble);
  return Array.from({ length: spreadCount(binding) }, (_, index) => pagesIn(spreadAt(index, binding)));
}

describe('an open book', () => {
  it('has its covers alone', () => {
    expect(allSpreads(6)).toEqual([[1], [2, 3], [4, 5], [6]]);
  });

  it('ends with two pages where their number is odd', () => {
    expect(allSpreads(5)).toEqual([[1], [2, 3], [4, 5]]);
  });

  it('may be one page', () => {
    expect(allSpreads(1)).toEqual([[1]]);
  });

  it('shows one page after the other where there is no room for two', () => {
    expect(allSpreads(3, false)).toEqual([[1], [2], [3]]);
  });

  it.each([1, 2, 7, 240, 10_000])('finds every page of %i again', (pageNum) => {
    const binding = bound(pageNum);
    for (let page = 1; page <= pageNum; page += 1) {
      expect(pagesIn(spreadAt(spreadOf(page, binding), binding))).toContain(page);
    }
  });

  it('begins with its left page', () => {
    expect(firstPageOf(2, bound(10))).toBe(4);
  });

  it('says where one is', () => {
    expect(spreadWords([4, 5], 240)).toBe('第 4 至 5 页，共 240 页');
    expect(spreadWords([1], 1)).toBe('第 1 页，共 1 页');
  });
});
