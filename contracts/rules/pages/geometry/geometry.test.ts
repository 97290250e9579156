import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALIGNMENTS, alignShifts } from './align.ts';
import { hitsAt, isHit } from './hit.ts';
import { type LAYER_MOVES, relayered } from './layers.ts';
import { boundsOf, cornersOf, middleOf, millimetres, type Point, rotated, type Turned } from './point.ts';
import { HANDLES, type Handle, LEAST_MM, resized, sideOf } from './resize.ts';
import { bearing, fullTurn, turnTowards } from './turn.ts';

const length = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const boxes: fc.Arbitrary<Turned> = fc.record({
  x: length(-50, 300),
  y: length(-50, 300),
  w: length(1, 300),
  h: length(1, 300),
  turn: length(-360, 360),
});
const points: fc.Arbitrary<Point> = fc.record({ x: length(-100, 100), y: length(-100, 100) });
const handles: fc.Arbitrary<Handle> = fc.constantFrom(...HANDLES);
const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** The point of a turned box that a handle is at. */
function placeOf(box: Turned, { x, y }: Point): Point {
  const middle = middleOf(box);
  return rotated({ x: middle.x + (x * box.w) / 2, y: middle.y + (y * box.h) / 2 }, middle, box.turn ?? 0);
}

describe('a point', () => {
  it('comes back by the opposite turn, as far from the middle as before', () => {
    fc.assert(
      fc.property(points, points, length(-720, 720), (point, about, degrees) => {
        const there = rotated(point, about, degrees);
        expect(far(there, about)).toBeCloseTo(far(point, about), 6);
        expect(far(rotated(there, about, -degrees), point)).toBeLessThan(1e-6);
      }),
    );
  });

  it('goes clockwise, as y counts downwards', () => {
    const { x, y } = rotated({ x: 1, y: 0 }, { x: 0, y: 0 }, 90);
    expect([millimetres(x), millimetres(y)]).toEqual([0, 1]);
  });
});

describe('what is hit', () => {
  const standing = { x: 10, y: 10, w: 20, h: 4 };
  it.each([
    ['its corner', 10, 10, true],
    ['outside', 9.9, 10, false],
    ['the opposite corner', 30, 14, true],
    ['below', 20, 14.1, false],
  ])('%s', (_what, x, y, expected) => {
    expect(isHit(standing, { x, y })).toBe(expected);
  });

  it('turns with the box', () => {
    const turned = { ...standing, turn: 90 };
    expect(isHit(turned, { x: 20, y: 3 })).toBe(true);
    expect(isHit(turned, { x: 11, y: 12 })).toBe(false);
    expect(isHit(turned, { x: 24, y: 12 }, 2)).toBe(true);
  });

  it('is the highest first', () => {
    const [low, high, beside] = [standing, { ...standing, w: 30 }, { ...standing, x: 100 }];
    expect(hitsAt([low, high, beside], { x: 12, y: 12 })).toEqual([high, low]);
  });

  it('is its middle and its corners, however it is turned', () => {
    fc.assert(
      fc.property(boxes, (box) => {
        expect([middleOf(box), ...cornersOf(box)].every((point) => isHit(box, point, 1e-6))).toBe(true);
      }),
    );
  });
});

describe('bounds', () => {
  it('hold every corner and are nothing around nothing', () => {
    expect(boundsOf([])).toBeNull();
    expect(boundsOf([{ x: 1, y: 2, w: 3, h: 4 }])).toEqual({ x: 1, y: 2, w: 3, h: 4 });
    fc.assert(
      fc.property(fc.array(boxes, { minLength: 1, maxLength: 5 }), (all) => {
        const bounds = boundsOf(all);
        const corners = all.flatMap(cornersOf);
        expect(bounds !== null && corners.every((corner) => isHit(bounds, corner, 1e-6))).toBe(true);
      }),
    );
  });
});

describe('a pulled handle', () => {
  it('leaves the opposite side where it is', () => {
    fc.assert(
      fc.property(boxes, handles, points, fc.boolean(), (box, handle, pull, keepsRatio) => {
        const next = { ...box, ...resized(box, handle, pull, { keepsRatio }) };
        const { x, y } = sideOf(handle);
        const opposite = { x: -x, y: -y };
        expect(far(placeOf(box, opposite), placeOf(next, opposite))).toBeLessThan(0.01);
        expect(Math.min(next.w, next.h)).toBeGreaterThanOrEqual(LEAST_MM - 0.001);
      }),
    );
  });

  it('follows the pointer where nothing holds it', () => {
    const box = { x: 0, y: 0, w: 40, h: 20 };
    expect(resized(box, 'se', { x: 10, y: 5 })).toEqual({ x: 0, y: 0, w: 50, h: 25 });
    expect(resized(box, 'nw', { x: 10, y: 5 })).toEqual({ x: 10, y: 5, w: 30, h: 15 });
    expect(resized(box, 'e', { x: -10, y: 99 })).toEqual({ x: 0, y: 0, w: 30, h: 20 });
    expect(resized({ ...box, turn: 90 }, 'e', { x: 0, y: 10 })).toEqual({ x: -5, y: 5, w: 50, h: 20 });
  });

  it('keeps the proportion by the side that grew more', () => {
    const box = { x: 0, y: 0, w: 40, h: 20 };
    expect(resized(box, 'se', { x: 40, y: 0 }, { keepsRatio: true })).toEqual({ x: 0, y: 0, w: 80, h: 40 });
    expect(resized(box, 'se', { x: -20, y: -10 }, { keepsRatio: true })).toMatchObject({ w: 20, h: 10 });
    expect(resized(box, 's', { x: 0, y: 20 }, { keepsRatio: true })).toMatchObject({ w: 80, h: 40 });
  });
});

describe('a turn', () => {
  it.each([
    [0, 0],
    [180, 180],
    [-180, 180],
    [270, -90],
    [725, 5],
    [-0.04, 0],
  ])('of %d is %d', (degrees, expected) => {
    expect(fullTurn(degrees)).toBe(expected);
  });

  it.each([
    ['above', 0, -10, 0],
    ['to the right', 10, 0, 90],
    ['below', 0, 10, 180],
    ['to the left', -10, 0, -90],
    ['nearly above', 0.2, -10, 0],
    ['a little to the right of it', 2, -10, 11.3],
  ])('towards %s', (_where, x, y, expected) => {
    expect(turnTowards({ x: 0, y: 0 }, { x, y })).toBe(expected);
  });

  it('goes by steps where it is wanted', () => {
    expect(turnTowards({ x: 0, y: 0 }, { x: 2, y: -10 }, true)).toBe(15);
  });

  it('is counted from where it was taken hold of', () => {
    const right = bearing({ x: 0, y: 0 }, { x: 10, y: 0 });
    expect(right).toBe(90);
    expect(turnTowards({ x: 0, y: 0 }, { x: 0, y: 10 }, false, right)).toBe(90);
    expect(turnTowards({ x: 0, y: 0 }, { x: -2, y: -10 }, false, right)).toBe(-101.3);
  });
});

describe('aligned', () => {
  const frame = { x: 0, y: 0, w: 100, h: 200 };
  const box = { x: 10, y: 20, w: 30, h: 40 };
  it.each([
    ['left', -10, 0],
    ['center', 25, 0],
    ['right', 60, 0],
    ['top', 0, -20],
    ['middle', 0, 60],
    ['bottom', 0, 140],
  ] as const)('%s', (alignment, x, y) => {
    expect(alignShifts([box], frame, alignment)).toEqual([{ x, y }]);
  });

  it('goes by what is seen of a turned box', () => {
    expect(alignShifts([{ ...box, turn: 90 }], frame, 'left')).toEqual([{ x: -5, y: 0 }]);
    expect(ALIGNMENTS).toHaveLength(6);
  });
});

describe('layers', () => {
  const elements = [...'abcd'].map((id) => ({ id }));
  const after = (ids: string, move: (typeof LAYER_MOVES)[number]) =>
    relayered(elements, new Set(ids), move)
      .map(({ id }) => id)
      .join('');
  it.each([
    ['b', 'forward', 'acbd'],
    ['b', 'backward', 'bacd'],
    ['d', 'forward', 'abcd'],
    ['a', 'backward', 'abcd'],
    ['ab', 'forward', 'cabd'],
    ['cd', 'forward', 'abcd'],
    ['bd', 'forward', 'acbd'],
    ['ac', 'backward', 'acbd'],
    ['ac', 'front', 'bdac'],
    ['bd', 'back', 'bdac'],
  ] as const)('%s goes %s: %s', (ids, move, expected) => {
    expect(after(ids, move)).toBe(expected);
  });
});
