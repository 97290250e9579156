import { expect, it } from 'vitest';
import { nextZoom, pxPerMm, REAL_SIZE } from './zoom.ts';

it.each([
  [100, true, 150],
  [100, false, 75],
  [63.4, true, 75],
  [63.4, false, 50],
  [99.5, true, 150],
  [400, true, 400],
  [10, false, 10],
])('after %d larger=%s comes %d', (percent, isLarger, next) => {
  expect(nextZoom(percent, isLarger)).toBe(next);
});

it('a page fits by the side that has less room', () => {
  const paper = { width: 100, height: 200 };
  expect(pxPerMm('fit', paper, { width: 500, height: 400 })).toBe(2);
  expect(pxPerMm('fit', paper, { width: 100, height: 400 })).toBe(1);
  expect(pxPerMm(200, paper, { width: 1, height: 1 })).toBe(2 * REAL_SIZE);
});
