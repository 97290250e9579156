import { describe, expect, it } from 'vitest';
import type { HotArea } from '../document.ts';
import { idAt } from '../ids.ts';
import { overlapsOf, problemsOf } from './area-problems.ts';

const area = (no: number, points: number[], more: Partial<HotArea> = {}): HotArea => ({
  ...{ id: idAt(no), shape: 'rect', points, label: '' },
  target: { to: 'page', page: idAt(1) },
  ...more,
});
const known = { numberOf: (id: string) => (id === idAt(1) ? 1 : null) };
const kinds = (...areas: HotArea[]) =>
  problemsOf({ page: idAt(1), areas }, { widthMm: 100, pages: known }).map(({ kind, area: id }) => [
    kind,
    id,
  ]);

describe('problemsOf', () => {
  it.each<[number, number, string[]]>([
    [4, 96, []],
    [3.9, 50, ['edge']],
    [50, 96.1, ['edge']],
  ])('warns of an area from %f to %f near the edge that turns pages', (left, right, found) => {
    expect(kinds(area(1, [left, 10, right, 20])).map(([kind]) => kind)).toEqual(found);
  });

  it('knows a page that is gone, and an address that may not be', () => {
    const gone = { target: { to: 'page', page: idAt(2) } } as const;
    const bad = { target: { to: 'address', address: 'javascript:alert(1)' } } as const;
    expect(kinds(area(1, [10, 10, 20, 20], gone), area(2, [30, 10, 40, 20], bad))).toEqual([
      ['gone', idAt(1)],
      ['bad', idAt(2)],
    ]);
  });

  it('tells what is wholly below another', () => {
    const below = area(1, [20, 20, 30, 30]);
    expect(kinds(below, area(2, [20, 20, 30, 30]))).toEqual([['covered', idAt(1)]]);
    expect(kinds(below, area(2, [20, 20, 30, 29.9]))).toEqual([]);
    expect(kinds(below, area(2, [10, 10, 40, 40], { shape: 'polygon' }))).toEqual([]);
  });
});

it('counts what shares ground', () => {
  const areas = [area(1, [10, 10, 20, 20]), area(2, [20, 10, 30, 20]), area(3, [19, 19, 30, 30])];
  expect(areas.map((each) => overlapsOf(each, areas))).toEqual([1, 1, 2]);
});
