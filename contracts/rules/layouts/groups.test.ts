import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupsOf } from './groups.ts';

const HOUR = 3_600_000;
const at = (...hours: readonly (number | null)[]) =>
  hours.map((hour) => ({ takenAt: hour === null ? null : hour * HOUR }));

it('keeps what belongs together on one page', () => {
  expect(groupsOf(at(0, 0.1, 0.2, 24, 24.1, 100, 100.1, 100.2), 3, 9)).toEqual([3, 2, 3]);
});

it('fills pages alike where it is not known when the photos were taken', () => {
  expect(groupsOf(at(null, null, null, null, null, null), 3, 9)).toEqual([2, 2, 2]);
});

it('uses no more pages than there are photos', () => {
  expect(groupsOf(at(0, 1), 5, 9)).toEqual([1, 1]);
  expect(groupsOf([], 5, 9)).toEqual([]);
});

it('answers nothing where there are too many photos', () => {
  expect(groupsOf(at(0, 1, 2, 3, 4), 2, 2)).toEqual([]);
});

it('places each photo once, whatever was taken when', () => {
  const photos = fc.array(fc.option(fc.nat(1000)), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(
      photos,
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 9 }),
      (hours, pages, most) => {
        const sizes = groupsOf(at(...hours), pages, most);
        const isRoom = hours.length <= Math.min(pages, hours.length) * most;
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(isRoom ? hours.length : 0);
        expect(sizes.every((size) => size >= 1 && size <= most)).toBe(true);
      },
    ),
  );
});
