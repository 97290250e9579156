import { expect, it } from 'vitest';
import { marksBetween } from './ruler.ts';
import { REAL_SIZE } from './zoom.ts';

const numbers = (from: number, to: number, pxPerMm: number) =>
  marksBetween(from, to, pxPerMm)
    .filter(({ rank }) => rank === 'number')
    .map(({ at }) => at);

it('numbers stand apart, however large the page is shown', () => {
  for (const percent of [10, 25, 50, 75, 100, 150, 200, 300, 400]) {
    const pxPerMm = (percent / 100) * REAL_SIZE;
    const [first = 0, second = 0] = numbers(0, 2000, pxPerMm);
    expect((second - first) * pxPerMm).toBeGreaterThanOrEqual(50);
    const marks = marksBetween(0, 2000 / pxPerMm, pxPerMm);
    expect(marks.length).toBeLessThan(600);
    const [one, other] = marks;
    expect(((other?.at ?? 0) - (one?.at ?? 0)) * pxPerMm).toBeGreaterThan(3);
  }
});

it('begin on both sides of the trim edge', () => {
  expect(numbers(-25, 45, REAL_SIZE)).toEqual([-20, 0, 20, 40]);
  expect(marksBetween(-6, 6, 5).map(({ at, rank }) => [at, rank])).toEqual([
    ...[-6].map((at) => [at, 'plain']),
    [-5, 'half'],
    ...[-4, -3, -2, -1].map((at) => [at, 'plain']),
    [0, 'number'],
    ...[1, 2, 3, 4].map((at) => [at, 'plain']),
    [5, 'half'],
    [6, 'plain'],
  ]);
});
