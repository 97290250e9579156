import { expect, it } from 'vitest';
import { nearestOf } from './nearest.ts';

const NAMES = ['cartInfo', 'cartList'];

it('finds the name that is spelt most alike', () => {
  expect(nearestOf('cartlits', NAMES)).toBe('cartList');
});

it('compares the beginning of a long text only', () => {
  const beginning = 'cartList'.padEnd(120, '.');
  const long = ['cartInfo'.repeat(100), beginning];
  expect(nearestOf(beginning + 'cartInfo'.repeat(100), long)).toBe(beginning);
});
