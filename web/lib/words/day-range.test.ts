import { describe, expect, it } from 'vitest';
import { dayRange } from './day-range.ts';

describe('dayRange', () => {
  it.each([
    ['2026-11-28', '2026-11-30', '11月28日至30日'],
    ['2026-11-30', '2026-12-02', '11月30日至12月2日'],
    ['2026-12-01', '2026-12-01', '12月1日'],
    ['', '', ''],
    ['2026-11-28', 'soon', ''],
  ])('of %s to %s is %s', (from, to, words) => {
    expect(dayRange(from, to)).toBe(words);
  });
});
