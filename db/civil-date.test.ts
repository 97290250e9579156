import { describe, expect, it } from 'vitest';
import { chinaDate, chinaDateInDays } from './civil-date.ts';

describe('the calendar day in China', () => {
  it('agrees with the platform on every fifth day of two centuries', () => {
    for (let day = -36_525; day < 36_525; day += 5) {
      const epochMs = day * 86_400_000 + 1;
      const expected = new Date(epochMs + 8 * 3_600_000).toISOString().slice(0, 10);
      expect(chinaDate(epochMs)).toBe(expected);
    }
  });

  it('changes at 16:00 UTC', () => {
    const midnight = Date.UTC(2028, 1, 28, 16);
    expect(chinaDate(midnight - 1)).toBe('2028-02-28');
    expect(chinaDate(midnight)).toBe('2028-02-29');
  });

  it('counts days across a month', () => {
    expect(chinaDateInDays(Date.UTC(2027, 0, 31), 1)).toBe('2027-02-01');
  });
});
