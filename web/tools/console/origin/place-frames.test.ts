import { describe, expect, it } from 'vitest';
import { besideBar, overlap, spread, tagPlace } from './place-frames.ts';

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const WINDOW = { width: 1000, height: 800 };
const TAG = { width: 120, height: 20 };

describe('what is in sight of a region', () => {
  it('is what both boxes cover', () => {
    expect(overlap(box(0, 0, 100, 100), box(50, 20, 200, 60))).toEqual(box(50, 20, 100, 60));
    expect(overlap(box(0, 0, 100, 100), box(100, 0, 200, 60))).toBeNull();
  });

  it('ends at a bar at the upper edge, and at one at the lower edge', () => {
    const region = box(0, -500, 500, 2000);
    expect(besideBar(region, box(0, 0, 1000, 56), WINDOW)).toEqual(box(0, 56, 500, 2000));
    expect(besideBar(region, box(0, 700, 1000, 750), WINDOW)).toEqual(box(0, -500, 500, 700));
  });

  it('is nothing where the bar covers all of it', () => {
    expect(besideBar(box(0, 10, 500, 50), box(0, 0, 1000, 56), WINDOW)).toBeNull();
  });

  it('is all of it beside a menu as high as the window', () => {
    const region = box(0, 0, 500, 300);
    expect(besideBar(region, box(0, 0, 200, 800), WINDOW)).toEqual(region);
  });
});

describe('a tag', () => {
  it('lies on the upper edge of a big frame, and inside the window', () => {
    expect(tagPlace(box(100, 200, 600, 500), TAG, WINDOW)).toEqual({ left: 106, top: 190 });
    expect(tagPlace(box(100, -300, 600, 500), TAG, WINDOW).top).toBe(2);
    expect(tagPlace(box(950, 200, 990, 500), TAG, WINDOW).left).toBe(878);
  });

  it('leaves what is small in sight', () => {
    expect(tagPlace(box(100, 200, 140, 230), TAG, WINDOW)).toEqual({ left: 100, top: 178 });
    expect(tagPlace(box(100, 10, 140, 40), TAG, WINDOW)).toEqual({ left: 100, top: 42 });
  });

  it('goes below one that is there already', () => {
    const tags = [
      { left: 0, top: 0, ...TAG },
      { left: 60, top: 10, ...TAG },
      { left: 300, top: 0, ...TAG },
    ];
    expect(spread(tags).map(({ top }) => top)).toEqual([0, 22, 0]);
  });
});
