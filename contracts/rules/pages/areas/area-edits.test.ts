import { describe, expect, it } from 'vitest';
import type { HotArea } from '../document.ts';
import { idAt } from '../ids.ts';
import {
  alignedAreas,
  areaInBox,
  boxOfArea,
  copiedAreas,
  movedArea,
  orderedAreas,
  pagesNamed,
  withCorner,
} from './area-edits.ts';

const SIZE = { widthMm: 100, heightMm: 200 };
const target = { to: 'page', page: idAt(1) } as const;
const rect = (no: number, ...points: number[]): HotArea => ({
  ...{ id: idAt(no), shape: 'rect', points, target, label: '' },
});
const triangle: HotArea = { ...rect(1, 10, 10, 30, 10, 20, 30), shape: 'polygon' };
const point: HotArea = { ...rect(1, 50, 60), shape: 'point' };

it('knows the box around an area', () => {
  expect(boxOfArea(triangle)).toEqual({ x: 10, y: 10, w: 20, h: 20 });
  expect(boxOfArea(point)).toEqual({ x: 50, y: 60, w: 0, h: 0 });
});

describe('moving and resizing', () => {
  it('moves all corners, to the tenth of a millimetre', () => {
    expect(movedArea(triangle, { x: 1.04, y: -2 }, SIZE).points).toEqual([11, 8, 31, 8, 21, 28]);
  });

  it.each([
    [-99, -99, [0, 0, 20, 20]],
    [999, 999, [80, 180, 100, 200]],
  ])('stays on the page by %i, %i', (x, y, points) => {
    expect(movedArea(rect(1, 10, 10, 30, 30), { x, y }, SIZE).points).toEqual(points);
  });

  it('keeps the shares of the corners of a polygon', () => {
    const wide = areaInBox(triangle, { x: 0, y: 0, w: 40, h: 10 }, SIZE);
    expect(wide.points).toEqual([0, 0, 40, 0, 20, 10]);
  });

  it('is at least a millimetre, and at most the page', () => {
    const box = { x: 10, y: 10, w: 0, h: 999 };
    expect(areaInBox(rect(1, 10, 10, 30, 30), box, SIZE).points).toEqual([10, 0, 11, 200]);
    expect(areaInBox(point, { x: 101, y: 5, w: 9, h: 9 }, SIZE).points).toEqual([100, 5]);
  });

  it('moves one corner', () => {
    expect(withCorner(triangle, 2, 25.55, 999, SIZE).points).toEqual([10, 10, 30, 10, 25.6, 200]);
  });
});

describe('alignedAreas', () => {
  const areas = [rect(1, 10, 10, 30, 20), rect(2, 40, 50, 50, 90), rect(3, 0, 0, 5, 5)];
  const of = (...numbers: number[]) => new Set(numbers.map(idAt));

  it.each([
    ['left', [10, 10, 30, 20], [10, 50, 20, 90]],
    ['right', [30, 10, 50, 20], [40, 50, 50, 90]],
    ['center', [20, 10, 40, 20], [25, 50, 35, 90]],
    ['top', [10, 10, 30, 20], [40, 10, 50, 50]],
    ['bottom', [10, 80, 30, 90], [40, 50, 50, 90]],
    ['middle', [10, 45, 30, 55], [40, 30, 50, 70]],
  ] as const)('brings two in line %s', (how, first, second) => {
    const [a, b, c] = alignedAreas(areas, of(1, 2), how, SIZE);
    expect([a?.points, b?.points, c]).toEqual([first, second, areas[2]]);
  });

  it('aligns a single one with its page', () => {
    expect(alignedAreas(areas, of(1), 'right', SIZE)[0]?.points).toEqual([80, 10, 100, 20]);
  });
});

it.each([
  ['up', [1, 3, 2]],
  ['down', [2, 1, 3]],
  ['top', [1, 3, 2]],
  ['bottom', [2, 1, 3]],
] as const)('orders an area %s', (to, order) => {
  const areas = [1, 2, 3].map((no) => rect(no, 0, 0, 9, 9));
  expect(orderedAreas(areas, idAt(2), to).map(({ id }) => id)).toEqual(order.map(idAt));
  expect(orderedAreas(areas, idAt(9), to)).toBe(areas);
  const [edge = ''] = [idAt(to === 'up' || to === 'top' ? 3 : 1)];
  expect(orderedAreas(areas, edge, to)).toBe(areas);
});

describe('copiedAreas', () => {
  it('puts areas on other pages under ids of their own, and none where not all have room', () => {
    const fill = (count: number) => Array.from({ length: count }, (_, at) => rect(at + 1, 0, 0, 9, 9));
    const pages = [0, 48, 49].map((count, at) => ({ page: idAt(at + 1), areas: fill(count) }));
    let made = 0;
    const newId = () => {
      made += 1;
      return idAt(900 + made);
    };
    const areas = [rect(1, 1, 1, 9, 9), rect(2, 2, 2, 9, 9)];
    const copied = copiedAreas(pages, areas, new Set([idAt(2), idAt(3)]), newId);
    expect(copied.pages.map((page) => page.areas.length)).toEqual([0, 50, 49]);
    expect(copied.full).toEqual([idAt(3)]);
    expect(new Set(copied.pages[1]?.areas.map(({ id }) => id)).size).toBe(50);
    expect(copiedAreas(pages, [], new Set([idAt(2)]), newId).pages).toEqual(pages);
  });
});

it.each([
  ['2', [2]],
  ['2,5-7', [2, 5, 6, 7]],
  ['2，5至6 9', [2, 5, 6, 9]],
  ['10', [10]],
  ['11', null],
  ['0', null],
  ['7-5', null],
  ['x', null],
  ['', null],
])('reads %j as pages', (text, pages) => {
  expect(pagesNamed(text, 10)).toEqual(pages && new Set(pages));
});
