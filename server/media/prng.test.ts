import { expect, it } from 'vitest';
import { createRandom } from './prng.ts';

it('repeats itself for the same seed', () => {
  const a = createRandom('seed');
  const b = createRandom('seed');
  expect([a.next(), a.next(), a.next()]).toEqual([b.next(), b.next(), b.next()]);
});

it('stays within its bounds and reaches both ends', () => {
  const random = createRandom('bounds');
  const seen = new Set(Array.from({ length: 500 }, () => random.int(1, 4)));
  expect([...seen].sort()).toEqual([1, 2, 3, 4]);
});
