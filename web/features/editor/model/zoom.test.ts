import { expect, it } from 'vitest';
import {
  LIES_STILL,
  nextZoom,
  percentWithin,
  pxPerMm,
  REAL_SIZE,
  shifted,
  wheelTimes,
  zoomedAbout,
} from './zoom.ts';

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

it('what is under the hand stays there, however often it is enlarged', () => {
  const at = { x: 300, y: 120 };
  const onPage = ({ x, y, scale }: typeof LIES_STILL) => [(at.x - x) / scale, (at.y - y) / scale];
  const once = zoomedAbout(LIES_STILL, at, 2);
  expect(once).toEqual({ x: -300, y: -120, scale: 2 });
  expect(onPage(zoomedAbout(once, at, 0.7))[0]).toBeCloseTo(300);
  expect(onPage(zoomedAbout(once, at, 3))[1]).toBeCloseTo(120);
  expect(zoomedAbout(once, at, 0.5)).toEqual(LIES_STILL);
  expect(shifted(once, { x: 10, y: -5 })).toEqual({ x: -290, y: -125, scale: 2 });
});

it.each([
  [1, 10],
  [123.44, 123.4],
  [1000, 400],
])('%d percent are shown as %d', (percent, within) => {
  expect(percentWithin(percent)).toBe(within);
});

it('a notch of the wheel is a quarter more, up and down alike', () => {
  expect(wheelTimes({ deltaY: -120, deltaMode: 0 })).toBeCloseTo(1.25, 2);
  expect(wheelTimes({ deltaY: -3, deltaMode: 1 })).toBeCloseTo(1.25, 2);
  expect(wheelTimes({ deltaY: 120, deltaMode: 0 }) * wheelTimes({ deltaY: -120, deltaMode: 0 })).toBeCloseTo(
    1,
  );
  expect(wheelTimes({ deltaY: -2, deltaMode: 0 })).toBeCloseTo(1.02, 2);
});
