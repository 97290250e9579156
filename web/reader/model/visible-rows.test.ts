import { expect, it } from 'vitest';
import { visibleRows } from './visible-rows.ts';

it.each([
  ['at the top', 0, { first: 0, end: 8 }],
  ['in the middle', 5000, { first: 48, end: 58 }],
  ['at the end', 999_400, { first: 9992, end: 10_000 }],
  ['past the end', 2_000_000, { first: 10_000, end: 10_000 }],
])('draws the rows in sight and two more on either side, %s', (_name, top, rows) => {
  expect(visibleRows({ top, height: 600, rowHeight: 100, count: 10_000 })).toEqual(rows);
});
