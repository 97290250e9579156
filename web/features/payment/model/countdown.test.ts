import { describe, expect, it } from 'vitest';
import { countdown } from './countdown.ts';

const NOW = Date.parse('2026-11-21T02:00:00.000Z');
const at = (ms: number) => new Date(NOW + ms).toISOString();

describe('countdown', () => {
  it.each([
    [1, '00:01'],
    [59_000, '00:59'],
    [309_000, '05:09'],
    [3_600_000, '1:00:00'],
    [7_199_001, '2:00:00'],
    [86_400_000 * 2 + 3_600_000 * 3, '2 天 3 小时'],
  ])('of %d ms is %s', (ms, text) => {
    expect(countdown(at(ms), NOW)).toBe(text);
  });

  it.each([at(0), at(-1), ''])('of %j is over', (until) => {
    expect(countdown(until, NOW)).toBeNull();
  });
});
