import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ImageElement } from '../document.ts';
import { dpiOf } from '../geometry/dpi.ts';
import { panned, placeForPicture, reframed, replacedPicture, zoomed, zoomOf } from './pictures.ts';
import { image } from './testing.ts';

/** Width by height of the whole picture as it is drawn. */
const drawnRatio = ({ w, h, crop }: ImageElement) => w / crop.w / (h / crop.h);
const lengths = fc.integer({ min: 5, max: 300 });
const sizes = fc.record({
  width: fc.integer({ min: 100, max: 6000 }),
  height: fc.integer({ min: 100, max: 6000 }),
});
const frames = fc.record({ w: lengths, h: lengths }).map((frame) => image(1, frame));

describe('a replaced picture', () => {
  it('fills its frame from the middle, undistorted', () => {
    const next = replacedPicture(image(1, { tune: { light: 1 }, radius: 3 }), 'file:a', {
      width: 1000,
      height: 1000,
    });
    expect(next).toMatchObject({ source: 'file:a', crop: { x: 0, y: 0.25, w: 1, h: 0.5 }, radius: 3 });
    expect(next).not.toHaveProperty('tune');
    fc.assert(
      fc.property(frames, sizes, (frame, size) => {
        const { width, height } = size;
        const ratio = drawnRatio(replacedPicture(frame, 'file:a', size)) / (width / height);
        // A crop has five digits, which is little of a thin strip.
        expect(Math.abs(ratio - 1)).toBeLessThan(0.02);
      }),
    );
  });
});

describe('a reframed picture', () => {
  it('shows more of it without changing its size', () => {
    const cut = image(1, { w: 30, h: 30, crop: { x: 0.25, y: 0, w: 0.5, h: 1 } });
    expect(reframed(cut, { x: 0, y: 0, w: 45, h: 30 })).toMatchObject({
      w: 45,
      crop: { x: 0.125, y: 0, w: 0.75, h: 1 },
    });
  });

  it('is never distorted and never leaves a frame empty', () => {
    fc.assert(
      fc.property(frames, sizes, lengths, lengths, (frame, size, w, h) => {
        const before = replacedPicture(frame, 'file:a', size);
        const after = reframed(before, { x: 0, y: 0, w, h });
        expect(Math.abs(drawnRatio(after) / drawnRatio(before) - 1)).toBeLessThan(0.03);
        expect(after.crop.x + after.crop.w).toBeLessThan(1.0001);
        expect(after.crop.y + after.crop.h).toBeLessThan(1.0001);
      }),
    );
  });

  it('of nothing keeps its crop', () => {
    expect(reframed(image(1), { x: 0, y: 0, w: 0, h: 3 }).crop).toEqual(image(1).crop);
  });
});

describe('a picture within its frame', () => {
  const square = replacedPicture(image(1), 'file:a', { width: 100, height: 100 });
  it('is enlarged about its middle, up to a limit', () => {
    expect(zoomOf(square)).toBe(1);
    const twice = zoomed(square, 2);
    expect(twice.crop).toEqual({ x: 0.25, y: 0.375, w: 0.5, h: 0.25 });
    expect(zoomOf(twice)).toBeCloseTo(2, 3);
    expect(zoomOf(zoomed(square, 99))).toBeCloseTo(8, 2);
    expect(zoomed(twice, 0)).toEqual(square);
  });

  it('goes with the hand, as far as there is picture', () => {
    expect(panned(square, 0, 6).crop.y).toBeCloseTo(0.15, 5);
    expect(panned(square, 0, 999).crop.y).toBe(0);
    expect(panned(square, 0, -999).crop.y).toBe(0.5);
    expect(panned(square, 5, 0).crop.x).toBe(0);
  });
});

it('a new picture stands in the middle in its own shape', () => {
  expect(placeForPicture({ width: 200, height: 100 }, { widthMm: 100, heightMm: 100 })).toEqual({
    ...{ x: 20, y: 35, w: 60, h: 30 },
  });
  expect(placeForPicture({ width: 100, height: 200 }, { widthMm: 100, heightMm: 100 }, 1)).toEqual({
    ...{ x: 25, y: 0, w: 50, h: 100 },
  });
});

describe('dots per inch', () => {
  it.each([
    [25.4, 25.4, { width: 300, height: 300 }, 300],
    [25.4, 25.4, { width: 300, height: 299 }, 299],
    [50.8, 25.4, { width: 300, height: 300 }, 150],
  ])('of %d × %d mm', (w, h, size, dpi) => {
    expect(dpiOf(image(1, { w, h }), size)).toBe(dpi);
  });

  it('count what is shown alone', () => {
    const crop = { x: 0, y: 0, w: 0.5, h: 0.5 };
    expect(dpiOf(image(1, { w: 25.4, h: 25.4, crop }), { width: 600, height: 600 })).toBe(300);
  });
});
