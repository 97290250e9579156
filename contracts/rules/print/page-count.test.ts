import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  INNER_WEIGHT_RANGES,
  isInPageRange,
  isSaddleStitchPossible,
  pagesToNextSaddleStitch,
  weightRangeOf,
} from './page-count.ts';

const plain = (pageNum: number) => ({ pageNum, goods: { EditorType: '1', isHasPastedown: 'N' as const } });
const typeThree = (pageNum: number) => ({
  pageNum,
  goods: { EditorType: '3', isHasPastedown: 'N' as const },
});
const typeThreePasted = (pageNum: number) => ({
  pageNum,
  goods: { EditorType: '3', isHasPastedown: 'Y' as const },
});

describe('isSaddleStitchPossible', () => {
  it.each([
    [1, false],
    [6, false],
    [7, false],
    [8, true],
    [30, false],
    [31, false],
    [32, true],
    [66, false],
    [67, false],
    [398, false],
    [399, false],
    [400, true],
    [9999, false],
    [10000, true],
  ])('of %i ordinary pages: %s', (pageNum, possible) => {
    expect(isSaddleStitchPossible(plain(pageNum))).toBe(possible);
  });

  it.each([
    [1, false],
    [6, true],
    [7, false],
    [8, false],
    [30, true],
    [32, false],
    [66, true],
    [398, true],
    [10000, false],
    [10002, true],
  ])('of %i pages of type 3 without pasted-down pages: %s', (pageNum, possible) => {
    expect(isSaddleStitchPossible(typeThree(pageNum))).toBe(possible);
  });

  it('treats type 3 with pasted-down pages like any other', () => {
    expect(isSaddleStitchPossible(typeThreePasted(32))).toBe(true);
    expect(isSaddleStitchPossible(typeThreePasted(30))).toBe(false);
  });

  it('does not take editor type 13 for type 3', () => {
    expect(isSaddleStitchPossible({ pageNum: 32, goods: { EditorType: '13', isHasPastedown: 'N' } })).toBe(
      true,
    );
  });
});

describe('pagesToNextSaddleStitch', () => {
  it.each([
    [plain(30), 2],
    [plain(31), 1],
    [plain(32), 0],
    [plain(33), 3],
    [typeThree(30), 0],
    [typeThree(32), 2],
    [typeThree(1), 1],
    [typeThree(2), 0],
  ])('case %#', (line, pages) => {
    expect(pagesToNextSaddleStitch(line)).toBe(pages);
  });

  it('finds the fewest pages that make saddle stitch possible', () => {
    const lines = fc.integer({ min: 1, max: 10000 }).chain((n) => fc.constantFrom(plain(n), typeThree(n)));
    fc.assert(
      fc.property(lines, (line) => {
        const needed = [0, 1, 2, 3].find((k) =>
          isSaddleStitchPossible({ ...line, pageNum: line.pageNum + k }),
        );
        expect(pagesToNextSaddleStitch(line)).toBe(needed);
      }),
    );
  });
});

// Written out by hand from the weights' page limits, not computed from the table under test.
const WEIGHTS_AT: [number, string[]][] = [
  [0, []],
  [1, ['200克', '250克']],
  [6, ['200克', '250克']],
  [7, ['200克', '157克', '250克']],
  [30, ['200克', '157克', '250克']],
  [31, ['200克', '157克', '250克']],
  [32, ['200克', '157克']],
  [66, ['200克', '157克']],
  [67, ['157克', '128克']],
  [398, ['157克', '128克']],
  [399, ['128克']],
  [9999, ['128克']],
  [10000, []],
];

describe('inner-page weights', () => {
  it.each(WEIGHTS_AT)('of %i pages are %j', (pageNum, expected) => {
    const open = ['200克', '157克', '128克', '250克'].filter((name) => {
      const range = weightRangeOf(name);
      return range !== null && isInPageRange(pageNum, range);
    });
    expect(open).toEqual(expected);
  });

  it('are four', () => {
    expect(Object.keys(INNER_WEIGHT_RANGES).sort()).toEqual(['128克', '157克', '200克', '250克']);
  });
});

describe('weightRangeOf', () => {
  it('finds the weight anywhere in the name', () => {
    expect(weightRangeOf('157克铜版纸')).toEqual({ min: 7, max: 398 });
    expect(weightRangeOf('哑粉纸 250克')).toEqual({ min: 1, max: 31 });
  });

  it.each(['', '铜版纸', '200', '300克', '1200克', '克', '２００克'])('knows no range for %j', (name) => {
    expect(weightRangeOf(name)).toBeNull();
  });
});
