import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.mjs';

it.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
  ['sitting', 'kitten', 3],
  ['strat', 'start', 2],
])('counts the edits from "%s" to "%s"', (from, to, edits) => {
  expect(editDistance(from, to)).toBe(edits);
});
