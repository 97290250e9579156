import { describe, expect, it } from 'vitest';
import { afterKey, kept, lyingBehind, moved, squareOf, wholeCrop, zoomMax } from './crop.ts';

const WIDE = { width: 800, height: 400 };

describe('the square of a picture', () => {
  it('begins in the middle, as large as it can be', () => {
    expect(squareOf(WIDE, wholeCrop(WIDE))).toEqual({ left: 200, top: 0, side: 400 });
  });

  it('is moved, and never out of the picture', () => {
    const crop = moved(WIDE, wholeCrop(WIDE), [0.25, 0.25]);
    expect(squareOf(WIDE, crop)).toEqual({ left: 300, top: 0, side: 400 });
    expect(squareOf(WIDE, moved(WIDE, crop, [9, -9]))).toEqual({ left: 400, top: 0, side: 400 });
  });

  it('is zoomed around its middle, as far as something is seen', () => {
    const near = kept(WIDE, { ...wholeCrop(WIDE), zoom: 2 });
    expect(squareOf(WIDE, near)).toEqual({ left: 300, top: 100, side: 200 });
    expect(kept(WIDE, { ...near, zoom: 99 }).zoom).toBe(5);
    expect(kept(WIDE, { ...near, zoom: 0 }).zoom).toBe(1);
    expect(zoomMax({ width: 64, height: 90 })).toBe(1);
  });

  it('is moved and zoomed by keys', () => {
    const near = afterKey(WIDE, wholeCrop(WIDE), '+');
    expect(near?.zoom).toBeCloseTo(1.1);
    expect(afterKey(WIDE, wholeCrop(WIDE), 'ArrowRight')?.x).toBe(420);
    expect(afterKey(WIDE, wholeCrop(WIDE), 'a')).toBeNull();
  });

  it('lies behind a window of any size', () => {
    const behind = { width: '200%', height: '100%', left: '-50%', top: '0%' };
    expect(lyingBehind(WIDE, wholeCrop(WIDE))).toEqual(behind);
  });
});
