import { describe, expect, it } from 'vitest';
import { openAt, pixelsPerMm } from './book-stage.ts';

const STAGE = { width: 728, height: 420 };
const UPRIGHT = { widthMm: 210, heightMm: 285 };

describe('how large a book stands on its stage', () => {
  it('fills the height, and open it fills the width where that is less', () => {
    expect(285 * pixelsPerMm(STAGE, UPRIGHT, 1)).toBeCloseTo(420 - 104);
    expect(2 * 300 * pixelsPerMm(STAGE, { widthMm: 300, heightMm: 220 }, 2)).toBeCloseTo(728 - 96);
  });

  it('leaves less room around it on a phone', () => {
    expect(2 * 210 * pixelsPerMm({ width: 358, height: 300 }, UPRIGHT, 2)).toBeCloseTo(358 - 48);
  });

  it('does not blow a card up, and stays there in no room at all', () => {
    expect(pixelsPerMm(STAGE, { widthMm: 54, heightMm: 54 }, 1)).toBe(3.5);
    expect(pixelsPerMm({ width: 20, height: 20 }, UPRIGHT, 2)).toBeGreaterThan(0);
    expect(pixelsPerMm(STAGE, { widthMm: 0, heightMm: 0 }, 1)).toBeGreaterThan(0);
  });
});

describe('where a book lies open', () => {
  it.each([
    ['book', 40, { from: 10, count: 2 }],
    ['book', 9999, { from: 2498, count: 2 }],
    ['book', 4, { from: 2, count: 2 }],
    ['book', 3, { from: 2, count: 2 }],
    ['calendar', 7, { from: 2, count: 1 }],
    ['leaf', 2, { from: 2, count: 1 }],
  ] as const)('a %s of %d pages at %j', (shape, pageNum, place) => {
    expect(openAt(shape, pageNum)).toEqual(place);
  });
});
