import { expect, test } from 'vitest';
import { withWindowHeights } from './window-heights.ts';

test.each([
  ['height: 100dvh;', 'height: calc(100 * var(--dvh, 1vh));'],
  [
    'max-height: min(640px, calc(100dvh - 64px));',
    'max-height: min(640px, calc(calc(100 * var(--dvh, 1vh)) - 64px));',
  ],
  // What the height itself is, and what only looks like one.
  ['--dvh: 1dvh;', '--dvh: 1dvh;'],
  ['.a62dvh { height: 62vh; }', '.a62dvh { height: 62vh; }'],
])('%s', (css, older) => {
  expect(withWindowHeights(css)).toBe(older);
});
