import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignShifts, distributeShifts } from './align.ts';
import { snapped, snappedPull, snapTargets } from './snap.ts';

const PAGE = { x: 0, y: 0, w: 200, h: 100 };
const box = (x: number, y: number, w = 20, h = 10) => ({ x, y, w, h });
const targets = (...others: readonly ReturnType<typeof box>[]) => snapTargets([PAGE], others);

describe('a box that is moved', () => {
  it.each([
    ['to the edge of the page', box(1.5, 30), { x: 0, y: 0 }, { x: -1.5, y: 0 }],
    ['to the middle of the page', box(88, 30), { x: 1, y: 0 }, { x: 2, y: 0 }],
    ['to the far edge', box(178, 30), { x: 1, y: 0 }, { x: 2, y: 0 }],
    ['nowhere from afar', box(40, 30), { x: 3, y: 3 }, { x: 3, y: 3 }],
  ])('goes %s', (_where, from, by, expected) => {
    expect(snapped(from, by, targets(), 2).by).toEqual(expected);
  });

  it('stands in line with another one, and a line shows it', () => {
    const { by, lines } = snapped(box(51, 60), { x: 0, y: 0 }, targets(box(50, 20)), 2);
    expect(by).toEqual({ x: -1, y: 0 });
    expect(lines).toEqual([{ from: { x: 50, y: 20 }, to: { x: 50, y: 70 } }]);
  });

  it('falls into the middle of a gap, and goes on with one that is there', () => {
    const between = snapped(box(61, 33), { x: 0, y: 0 }, targets(box(20, 31), box(105, 31)), 2);
    expect(between.by.x).toBeCloseTo(1.5);
    const after = snapped(box(94, 33), { x: 0, y: 0 }, targets(box(20, 31), box(57, 31)), 2);
    expect(after.by.x).toBeCloseTo(0);
    const before = snapped(box(24, 33), { x: 0, y: 0 }, targets(box(60, 31), box(97, 31)), 2);
    expect(before.by.x).toBeCloseTo(-1);
  });

  it('is never moved further than it is near, and stands still once it is in line', () => {
    const place = fc.integer({ min: 0, max: 200 });
    const boxes = fc.array(fc.tuple(place, place), { maxLength: 6 });
    fc.assert(
      fc.property(place, place, boxes, (x, y, others) => {
        const beside = targets(...others.map(([left, top]) => box(left, top)));
        const first = snapped(box(x, y), { x: 0.4, y: 0.7 }, beside, 2).by;
        expect(Math.abs(first.x - 0.4)).toBeLessThanOrEqual(2.001);
        expect(Math.abs(first.y - 0.7)).toBeLessThanOrEqual(2.001);
        const again = snapped(box(x + first.x, y + first.y), { x: 0, y: 0 }, beside, 0.001).by;
        expect(Math.abs(again.x)).toBeLessThanOrEqual(0.002);
      }),
    );
  });
});

it('an edge that is pulled falls into line, and the others stay', () => {
  const pulled = snappedPull(box(10, 10), { x: 1, y: 0 }, { x: 29, y: 5 }, targets(box(60, 60)), 2);
  expect(pulled.by).toEqual({ x: 30, y: 5 });
  expect(pulled.lines).toEqual([{ from: { x: 60, y: 10 }, to: { x: 60, y: 70 } }]);
});

describe('spacing alike', () => {
  it('moves what lies between, whatever the order', () => {
    const boxes = [box(0, 0), box(100, 5), box(30, 9)];
    expect(distributeShifts(boxes, 'x')).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 0 },
      { x: 20, y: 0 },
    ]);
    expect(distributeShifts(boxes, 'y')[1]).toEqual({ x: 0, y: -0.5 });
  });

  it('leaves two alone', () => {
    expect(distributeShifts([box(0, 0), box(50, 0)], 'x')).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ]);
    expect(alignShifts([box(0, 0)], PAGE, 'right')).toEqual([{ x: 180, y: 0 }]);
  });
});
