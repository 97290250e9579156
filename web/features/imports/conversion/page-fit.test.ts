import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fittedBox, pageSizeOf } from './page-fit.ts';

const MM_PER_POINT = 25.4 / 72;

describe('the size of a work', () => {
  it.each([
    ['A4', 594.96, 841.92, 209.9, 297],
    ['a double page', 1190.55, 841.89, 420, 297],
    ['a poster', 7200, 3600, 1200, 600],
    ['a stamp', 28.35, 56.7, 20, 40],
    ['a ribbon', 3, 30_000, 20, 1200],
  ])('is that of %s', (_what, width, height, widthMm, heightMm) => {
    expect(pageSizeOf({ width, height }, MM_PER_POINT)).toEqual({ widthMm, heightMm });
  });
});

describe('the place on a page', () => {
  const A4 = { widthMm: 210, heightMm: 297 };

  it('is the page itself for what has its shape', () => {
    expect(fittedBox({ width: 420, height: 594 }, A4)).toEqual({ x: 0, y: 0, w: 210, h: 297 });
  });

  it('is in the middle for what is wider', () => {
    expect(fittedBox({ width: 300, height: 200 }, A4)).toEqual({ x: 0, y: 78.5, w: 210, h: 140 });
  });

  it('is in the middle for what is taller', () => {
    expect(fittedBox({ width: 100, height: 297 }, A4)).toEqual({ x: 55, y: 0, w: 100, h: 297 });
  });

  it('reaches over the edge by a rounding, and leaves no hairline', () => {
    const { x, y, w, h } = fittedBox({ width: 594.96, height: 841.92 }, A4);
    expect(w).toBe(210);
    expect(h).toBeGreaterThan(297);
    expect(h).toBeLessThan(297.5);
    expect([x, Math.sign(y)]).toEqual([0, -1]);
  });

  it('keeps the shape and hangs out by no more than a rounding', () => {
    const side = fc.double({ min: 1, max: 5000, noNaN: true });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const { x, y, w, h } = fittedBox({ width, height }, A4);
        expect(w / h).toBeCloseTo(width / height, 5);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(-0.2501);
        expect(x + w / 2).toBeCloseTo(105, 5);
        expect(y + h / 2).toBeCloseTo(148.5, 5);
      }),
    );
  });
});
