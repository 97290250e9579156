import { describe, expect, it } from 'vitest';
import { isAutoVersionDue, overdueVersions } from './kept-versions.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Noon in China. */
const NOW = Date.UTC(2026, 10, 27, 4);

describe('an automatic version', () => {
  it.each([
    [null, true],
    [NOW, false],
    [NOW - HOUR_MS + 1, false],
    [NOW - HOUR_MS, true],
  ])('after one at %s is due: %s', (latestAt, isDue) => {
    expect(isAutoVersionDue(latestAt, NOW)).toBe(isDue);
  });

  it('is kept for a day, the first of a day for thirty days, and no longer', () => {
    const ages = [
      0,
      DAY_MS - 1,
      // Of one day in China, the later one goes.
      DAY_MS + HOUR_MS,
      DAY_MS + 2 * HOUR_MS,
      30 * DAY_MS - 1,
      30 * DAY_MS,
    ];
    const versions = ages.map((age, at) => ({ seq: at + 1, createdAt: NOW - age }));
    expect(overdueVersions(versions, NOW).toSorted()).toEqual([3, 6]);
  });
});
