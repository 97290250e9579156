import { expect, it } from 'vitest';
import { pageAfterKey } from './page-keys.ts';

it.each([
  ['ArrowRight', 1, 2],
  ['PageDown', 7, 8],
  ['ArrowLeft', 7, 6],
  ['PageUp', 7, 6],
  ['Home', 7, 1],
  ['End', 7, 8],
  ['ArrowLeft', 1, null],
  ['ArrowRight', 8, null],
  ['End', 8, null],
  ['Enter', 7, null],
])('%s on page %i of 8 leads to %s', (key, page, next) => {
  expect(pageAfterKey(key, page, 8)).toBe(next);
});
