import { expect, it } from 'vitest';
import { orderSumWord } from './sum-words.ts';

it.each([
  ['unpaid', '应付'],
  ['paid', '实付'],
  ['shipped', '实付'],
  ['canceled', '应付'],
] as const)('of an order that is %s is %s', (state, word) => {
  expect(orderSumWord(state)).toBe(word);
});
