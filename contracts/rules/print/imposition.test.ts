import { describe, expect, it } from 'vitest';
import { type FoldedSheet, saddleSheets } from './imposition.ts';

/** Lays the sheets into each other, folds them and leafs through: the right half of each front, turned over, and so on. */
function leafThrough(sheets: readonly FoldedSheet[]): number[] {
  const firstHalf = sheets.flatMap(({ front, back }) => [front[1], back[0]]);
  const secondHalf = [...sheets].reverse().flatMap(({ front, back }) => [back[1], front[0]]);
  return [...firstHalf, ...secondHalf];
}

describe('the sheets of a saddle-stitched book', () => {
  it('of eight pages are the two that every printer knows', () => {
    expect(saddleSheets(8)).toEqual([
      { front: [8, 1], back: [2, 7] },
      { front: [6, 3], back: [4, 5] },
    ]);
  });

  it.each(Array.from({ length: 16 }, (_, at) => 4 * (at + 1)))(
    'of %d pages, folded, are in order',
    (pageNum) => {
      const sheets = saddleSheets(pageNum);
      expect(sheets).toHaveLength(pageNum / 4);
      expect(leafThrough(sheets)).toEqual(Array.from({ length: pageNum }, (_, at) => at + 1));
    },
  );

  it.each([
    [5, [1, 2, 3, 4, 0, 0, 0, 5]],
    [6, [1, 2, 3, 4, 5, 0, 0, 6]],
    [7, [1, 2, 3, 4, 5, 6, 0, 7]],
  ])('of %d pages get blank ones before the last', (pageNum, order) => {
    expect(leafThrough(saddleSheets(pageNum))).toEqual(order);
  });

  it.each([0, 3, -4, 6.5, 65, 68])('do not exist for %d pages', (pageNum) => {
    expect(saddleSheets(pageNum)).toEqual([]);
  });
});
