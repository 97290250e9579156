import { describe, expect, it } from 'vitest';
import { NO_ZOOM, nextStep, panned, toggled, zoomedTo } from './zoom.ts';

const STAGE = { width: 1000, height: 800 };

describe('looking closer', () => {
  it.each([
    [0.1, 0.5],
    [9, 4],
  ])('a scale of %f becomes %f', (wanted, scale) => {
    expect(zoomedTo(NO_ZOOM, wanted, STAGE).scale).toBe(scale);
  });

  it('keeps the point under the finger', () => {
    const { scale, x, y } = zoomedTo(NO_ZOOM, 2, STAGE, { x: 100, y: -50 });
    expect([100 * scale + x, -50 * scale + y]).toEqual([100, -50]);
  });

  it('lets nothing be moved out of sight', () => {
    const near = zoomedTo(NO_ZOOM, 2, STAGE);
    expect(panned(near, { x: 5000, y: -5000 }, STAGE)).toEqual({ scale: 2, x: 500, y: -400 });
    expect(panned(NO_ZOOM, { x: 50, y: 50 }, STAGE)).toEqual(NO_ZOOM);
  });

  it('goes in the usual steps', () => {
    expect(nextStep(1, 1)).toBe(1.25);
    expect(nextStep(1.1, -1)).toBe(1);
    expect(nextStep(4, 1)).toBe(4);
  });

  it('returns from everywhere by a double tap', () => {
    const near = toggled(NO_ZOOM, STAGE, { x: 10, y: 10 });
    expect(near.scale).toBe(2);
    expect(toggled(near, STAGE, { x: 0, y: 0 })).toEqual(NO_ZOOM);
  });
});
