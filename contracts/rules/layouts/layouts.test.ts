import { describe, expect, it } from 'vitest';
import type { Box } from '../pages/document.ts';
import { pageBoxes } from '../print/page-boxes.ts';
import { readLayout } from './layout.ts';
import { LAYOUTS, layoutOf } from './layouts.ts';
import { GAP_MM, placed, roomBeside } from './place.ts';

const SHEETS = [
  [210, 210],
  [210, 297],
  [297, 210],
  [100, 150],
] as const;

const overlap = (one: Box, other: Box) =>
  Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x) > 0.01 &&
  Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y) > 0.01;

it('are eighty and more, each under an id of its own', () => {
  expect(LAYOUTS.length).toBeGreaterThanOrEqual(80);
  expect(new Set(LAYOUTS.map(({ id }) => id)).size).toBe(LAYOUTS.length);
  for (const { id, slots } of LAYOUTS) expect(Number.parseInt(id, 10), id).toBe(slots.length);
  expect(layoutOf('4b')?.slots).toHaveLength(4);
  expect(layoutOf('nothing')).toBeUndefined();
});

it('leave several to choose from for up to nine photos', () => {
  for (const count of [1, 2, 3, 4, 5, 6]) {
    expect(LAYOUTS.filter(({ slots }) => slots.length === count).length, `${count}`).toBeGreaterThanOrEqual(
      8,
    );
  }
  for (const count of [7, 8, 9, 10, 12, 16]) {
    expect(
      LAYOUTS.some(({ slots }) => slots.length === count),
      `${count}`,
    ).toBe(true);
  }
});

describe.each(SHEETS)('on a page of %d by %d millimetres', (widthMm, heightMm) => {
  it.each([3, 4])('lie apart, within the bleed or the safe area of page %d', (no) => {
    const sheet = { widthMm, heightMm, no, pageNum: 24 };
    const { bleed, safe } = pageBoxes(sheet);
    const room = roomBeside([], sheet);
    if (room === null) throw new Error('an empty page has no room');
    for (const layout of LAYOUTS) {
      const cells = [...layout.slots, ...(layout.words ? [layout.words] : [])];
      const boxes = cells.map((cell) => placed(cell, layout, room, sheet));
      const frame = layout.frame === 'bleed' ? bleed : safe;
      for (const [at, box] of boxes.entries()) {
        expect(Math.min(box.w, box.h), layout.id).toBeGreaterThan(4);
        expect(box.x, layout.id).toBeGreaterThanOrEqual(frame.x - 0.001);
        expect(box.y, layout.id).toBeGreaterThanOrEqual(frame.y - 0.001);
        expect(box.x + box.w, layout.id).toBeLessThanOrEqual(frame.x + frame.w + 0.001);
        expect(box.y + box.h, layout.id).toBeLessThanOrEqual(frame.y + frame.h + 0.001);
        expect(
          boxes.slice(at + 1).filter((other) => overlap(box, other)),
          layout.id,
        ).toEqual([]);
      }
    }
  });
});

it('keep one gap between neighbours, and reach past the edge where they run over it', () => {
  const sheet = { widthMm: 210, heightMm: 210, no: 3, pageNum: 24 };
  const layout = readLayout('2x', 'bleed', '12/6,6');
  const room = { box: { x: 0, y: 0, w: 210, h: 210 }, isWhole: true };
  const [left, right] = layout.slots.map((slot) => placed(slot, layout, room, sheet));
  expect((right?.x ?? 0) - ((left?.x ?? 0) + (left?.w ?? 0))).toBeCloseTo(GAP_MM);
  expect([left?.x, left?.y, left?.h]).toEqual([-3, -3, 216]);
});

it.each(['6/6 6/12', '6/12', '6/6,7 6/12', '12/x'])('are not read from %s', (bands) => {
  expect(() => readLayout('0', 'bleed', bands)).toThrow();
});
