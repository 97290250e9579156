import { describe, expect, it } from 'vitest';
import { isClockMoment, readClockMoment } from './clock-limits.ts';

describe('the limits of the clock', () => {
  it.each([
    ['2000-01-01', Date.UTC(2000, 0, 1)],
    ['2199-12-31T23:59:59.999Z', Date.UTC(2200, 0, 1) - 1],
    ['2027-03-01T08:00:00+08:00', Date.UTC(2027, 2, 1)],
  ])('reach %s', (text, at) => {
    expect(readClockMoment(text)).toBe(at);
  });

  it.each(['1999-12-31', '2200-01-01', '0000-01-01', '+275760-09-13', '2027', '2027-13-01', 'tomorrow', ''])(
    'do not reach "%s"',
    (text) => {
      expect(readClockMoment(text)).toBeNull();
    },
  );

  it('hold for a moment that somebody brought as a number', () => {
    expect([Number.NaN, -1, Number.POSITIVE_INFINITY, Date.UTC(2027)].map(isClockMoment)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});
