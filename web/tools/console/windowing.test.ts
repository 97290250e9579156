import { describe, expect, it } from 'vitest';
import { SPARE_ROWS, shownRows } from './windowing.ts';

const box = { rowHeight: 40, height: 400 };

describe('the rows that are drawn', () => {
  it('are few at the top of a long list', () => {
    expect(shownRows(1000, { ...box, scrollTop: 0 })).toEqual({ from: 0, to: 11 + SPARE_ROWS, above: 0 });
  });

  it('follow the scrolling', () => {
    const { from, to, above } = shownRows(1000, { ...box, scrollTop: 20_010 });
    expect([from, to, above]).toEqual([500 - SPARE_ROWS, 511 + SPARE_ROWS, (500 - SPARE_ROWS) * 40]);
  });

  it('always cover the box', () => {
    for (let scrollTop = 0; scrollTop <= 1000 * 40 - 400; scrollTop += 37) {
      const { from, to } = shownRows(1000, { ...box, scrollTop });
      expect(from * 40).toBeLessThanOrEqual(scrollTop);
      expect(to * 40).toBeGreaterThanOrEqual(Math.min(40_000, scrollTop + 400));
    }
  });

  it('end with the last one', () => {
    expect(shownRows(1000, { ...box, scrollTop: 39_600 }).to).toBe(1000);
  });

  it('are there when the list became shorter than the place it was scrolled to', () => {
    expect(shownRows(12, { ...box, scrollTop: 30_000 })).toMatchObject({ from: 0, to: 12 });
  });

  it('are none of an empty list, and a bounce above the top changes nothing', () => {
    expect(shownRows(0, { ...box, scrollTop: 0 })).toEqual({ from: 0, to: 0, above: 0 });
    expect(shownRows(1000, { ...box, scrollTop: -80 })).toEqual(shownRows(1000, { ...box, scrollTop: 0 }));
  });
});
