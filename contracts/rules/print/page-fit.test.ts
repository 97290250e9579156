import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenName, sampleLine } from '../testing/sample-line.ts';
import type { PrintLine } from './cart-line.ts';
import {
  blankPagesToFit,
  nearestPageCounts,
  printableLine,
  unfitAdvice,
  unfitReason,
  waysOut,
} from './page-fit.ts';
import { reselect } from './reselect.ts';
import { refusedChoice } from './step-availability.ts';

const pages = fc.integer({ min: 1, max: 12_000 });
const booklet = (pageNum: number) =>
  sampleLine({ pageNum, offered: { binding: ['骑马钉'], coverMaterial: ['铜版纸'] } });

describe('a line that can be printed', () => {
  it('stays as it is where its choice is allowed', () => {
    const line = sampleLine({ pageNum: 32 });
    expect(printableLine(line)).toEqual(line);
  });

  it('changes its cover where no other choice helps', () => {
    const cloth = sampleLine({ pageNum: 8, chosen: { coverMaterial: '亚麻布艺' } });
    expect(reselect(cloth).impossible).toHaveLength(1);
    const line = printableLine(cloth);
    expect(line && chosenName(line, 'coverMaterial')).toBe('铜版纸');
  });

  it('is null where nothing can be printed', () => {
    expect(printableLine(booklet(7))).toBeNull();
  });

  it('is never one that a rule refuses', () => {
    fc.assert(
      fc.property(pages, (pageNum) => {
        const line = printableLine(sampleLine({ pageNum }));
        expect(line && refusedChoice(line)).toBeNull();
      }),
    );
  });
});

describe('the blank pages that help', () => {
  it.each([
    [8, 0],
    [7, 1],
    [5, 3],
    [3, null],
    [66, null],
  ])('of %i pages stapled are %s', (pageNum, blank) => {
    expect(blankPagesToFit(booklet(pageNum))).toBe(blank);
  });
});

describe('the nearest page counts', () => {
  it.each([
    [30, { below: 28, above: 32 }],
    [3, { below: null, above: 8 }],
    [70, { below: 64, above: null }],
  ])('of %i pages stapled', (pageNum, nearest) => {
    expect(nearestPageCounts(booklet(pageNum))).toEqual(nearest);
  });

  it('can be printed themselves, and nothing nearer can', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), (pageNum) => {
        const { below, above } = nearestPageCounts(booklet(pageNum));
        for (let near = (below ?? 0) + 1; near < (above ?? 200); near += 1) {
          if (near !== pageNum) expect(printableLine(booklet(near))).toBeNull();
        }
        if (below !== null) expect(printableLine(booklet(below))).not.toBeNull();
        if (above !== null) expect(printableLine(booklet(above))).not.toBeNull();
      }),
      { numRuns: 40 },
    );
  });
});

describe('the reason why goods do not fit', () => {
  it('names the step and what would fit', () => {
    expect(unfitReason(booklet(30))).toBe('30 页没有可用的装订方式，28 页或 32 页可以印');
    expect(unfitReason(sampleLine({ pageNum: 10_000, offered: { binding: ['铁圈装'] } }))).toMatch(
      /^10000 页没有可用的/,
    );
  });

  it('is empty where they fit', () => {
    expect(unfitReason(booklet(32))).toBe('');
  });
});

describe('the advice about a page count that nothing fits', () => {
  it('is a few blank pages where they help and the server takes them', () => {
    expect(unfitAdvice(booklet(30), true)).toBe(
      '30 页没有可用的装订方式，28 页或 32 页可以印，补 2 页空白页即可',
    );
    expect(unfitAdvice(booklet(30), false)).toBe(
      '30 页没有可用的装订方式，28 页或 32 页可以印，请在作品中调整页数',
    );
  });

  it('is another page count where no few pages help', () => {
    const endless = sampleLine({ pageNum: 10_000, offered: { binding: ['铁圈装'] } });
    expect(unfitAdvice(endless, true)).toMatch(/可以印，请在作品中调整页数$/);
  });

  it('is none where other options would do', () => {
    expect(unfitAdvice(booklet(32), true)).toBe('');
  });
});

describe('the ways out of a choice that cannot be printed', () => {
  const onePage = (line: PrintLine | null) => line && [line.pageNum, chosenName(line, 'binding')];

  it('are none where nothing is in the way', () => {
    expect(waysOut(booklet(32), true)).toBeNull();
  });

  it('are the fewest blank pages, with the choice that they open', () => {
    const ways = waysOut(booklet(30), true);
    expect(ways?.instead).toBeNull();
    expect(onePage(ways?.padded ?? null)).toEqual([32, '骑马钉']);
  });

  it('are no blank pages where the server does not take them', () => {
    expect(waysOut(booklet(30), false)).toEqual({ instead: null, padded: null });
  });

  it('are other options with the same pages, before any blank ones', () => {
    const cloth = sampleLine({
      pageNum: 8,
      offered: { coverMaterial: ['米白布艺', '铜版纸'], binding: ['普通精装', '骑马钉'] },
      chosen: { coverMaterial: '米白布艺' },
    });
    const ways = waysOut(cloth, true);
    expect(onePage(ways?.instead ?? null)).toEqual([8, '骑马钉']);
    expect(ways?.padded).toBeNull();
  });
});
