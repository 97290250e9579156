import { describe, expect, it } from 'vitest';
import { weekdayOf } from './month-days.ts';

describe('weekdayOf', () => {
  it.each([
    [2027, 1, 1, 4],
    [2027, 2, 4, 3],
    [2024, 2, 29, 3],
    [2000, 12, 31, 6],
  ])('knows %i-%i-%i', (year, month, day, expected) => {
    expect(weekdayOf(year, month, day)).toBe(expected);
  });
});
