import { describe, expect, it } from 'vitest';
import { bookShift, fitOf, thicknessOf } from './book-geometry.ts';

const UPRIGHT = { widthMm: 145, heightMm: 210, pageNum: 168 };
const LYING = { widthMm: 285, heightMm: 210, pageNum: 64 };
const DESK = { width: 1440, height: 772 };

describe('the place of a book', () => {
  it.each([
    ['an upright book on a desk', DESK, UPRIGHT, true],
    ['a lying book on a desk', DESK, LYING, true],
    ['a book on a phone', { width: 390, height: 640 }, UPRIGHT, false],
    ['a lying book on an upright tablet', { width: 768, height: 900 }, LYING, false],
    ['a single sheet', DESK, { ...UPRIGHT, pageNum: 1 }, false],
  ])('%s', (_name, stage, format, isDouble) => {
    const fit = fitOf(stage, format);
    expect(fit.isDouble).toBe(isDouble);
    expect(format.widthMm * 10 * fit.scale * (isDouble ? 2 : 1)).toBeLessThanOrEqual(stage.width);
    expect(format.heightMm * 10 * fit.scale).toBeLessThanOrEqual(stage.height);
  });

  it('has its covers in the middle and moves as the first leaf does', () => {
    const binding = { pageNum: 6, isDouble: true };
    expect(bookShift({ lower: 0, upper: 1, t: 0 }, binding)).toBe(-0.5);
    expect(bookShift({ lower: 0, upper: 1, t: 0.5 }, binding)).toBe(-0.25);
    expect(bookShift({ lower: 3, upper: 3, t: 0 }, binding)).toBe(0.5);
  });

  it('grows thick on the left as one reads', () => {
    expect(thicknessOf(240, 0)).toEqual({ left: 0, right: 12 });
    expect(thicknessOf(240, 1)).toEqual({ left: 12, right: 0 });
  });
});
