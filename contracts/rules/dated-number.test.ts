import { expect, it } from 'vitest';
import { datedNumber } from './dated-number.ts';

const NEW_YEAR_IN_CHINA = Date.UTC(2026, 11, 31, 16);

it.each([
  ['', NEW_YEAR_IN_CHINA - 1, 60_001, '2026123100060001'],
  ['', NEW_YEAR_IN_CHINA, 60_001, '2027010100060001'],
  ['P', NEW_YEAR_IN_CHINA, 99_999_999, 'P2027010199999999'],
  ['S', NEW_YEAR_IN_CHINA, 100_000_000, 'S20270101100000000'],
] as const)('%s at %i with id %i is %s', (letter, at, id, number) => {
  expect(datedNumber(letter, at, id)).toBe(number);
});
