import { expect, it } from 'vitest';
import { DONE, done, refused } from '../decision.ts';
import { CART_LINES_MAX } from '../limits.ts';
import { QUANTITY_MAX } from '../price/quantity.ts';
import { areAlike, CART_IS_FULL, checkRoom, mergedCount } from './cart-adding.ts';

it.each([
  [CART_LINES_MAX - 1, 1, DONE],
  [CART_LINES_MAX, 0, DONE],
  [CART_LINES_MAX, 1, CART_IS_FULL],
  [0, CART_LINES_MAX, DONE],
  [1, CART_LINES_MAX, CART_IS_FULL],
])('a cart of %i lines and %i more', (held, more, decision) => {
  expect(checkRoom(held, more)).toEqual(decision);
});

it('merges up to the greatest quantity and no further', () => {
  expect(mergedCount(QUANTITY_MAX - 1, 1)).toEqual(done(QUANTITY_MAX));
  expect(mergedCount(QUANTITY_MAX, 1)).toEqual(refused('bad-choice', { message: '数量最大值为1000000' }));
});

it('takes choices for alike whatever the order of their steps', () => {
  expect(areAlike({ 1: 'A', 2: 'B' }, { 2: 'B', 1: 'A' })).toBe(true);
  expect(areAlike({}, {})).toBe(true);
});

it.each([
  [{ 1: 'A' }, { 1: 'B' }],
  [{ 1: 'A' }, { 2: 'A' }],
  [{ 1: 'A' }, { 1: 'A', 2: 'B' }],
  [{ 1: 'A', 2: 'B' }, { 1: 'A' }],
])('tells %j from %j', (one, other) => {
  expect(areAlike(one, other)).toBe(false);
});
