import { expect, it } from 'vitest';
import { isPresent, PRESENCE } from './presence.ts';

const { everyMs, lapsesMs } = PRESENCE;

it.each([
  [0, true],
  [lapsesMs, true],
  [lapsesMs + 1, false],
  [-lapsesMs - 1, false],
])('a tab that told of itself %i ms ago is there: %s', (ago, expected) => {
  expect(isPresent(1_000_000, 1_000_000 + ago)).toBe(expected);
});

it('outlasts two polls that were lost', () => {
  expect(isPresent(0, 3 * everyMs)).toBe(true);
});
