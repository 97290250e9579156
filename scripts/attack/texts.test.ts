import { expect, it } from 'vitest';
import { growthOf } from './texts.ts';

it.each([
  ['a text in no time', () => 0.01, 0],
  ['a text in one pass', (size: number) => size / 1000, 2],
  ['each letter with each', (size: number) => (size / 1000) ** 2, 4],
])('%s grows by %s', (_what, measure, growth) => {
  expect(growthOf(measure).growth).toBe(growth);
});
