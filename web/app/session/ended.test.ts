import { expect, it } from 'vitest';
import { endedBetween, type UnderWay } from './ended.ts';

function looked(paying: number, names: readonly string[] = [], [done, stuck] = [0, 0]): UnderWay {
  return { paying, conversions: { names, share: 0, done, stuck, works: [] } };
}

it.each([
  ['a payment has its result', looked(2), looked(0), 'paid'],
  ['one of two payments has its result', looked(2), looked(1), null],
  ['the last file is a work', looked(0, ['a'], [1, 0]), looked(0, [], [2, 0]), 'converted'],
  ['a file stopped on the way', looked(0, ['a']), looked(0, [], [0, 1]), 'stuck'],
  ['the member gave a file up', looked(0, ['a']), looked(0), null],
  ['one of two files is a work', looked(0, ['a', 'b']), looked(0, ['b'], [1, 0]), null],
  ['another file begins', looked(0), looked(0, ['a']), undefined],
  ['nothing happened', looked(1, ['a']), looked(1, ['a']), null],
])('%s', (_, before, now, ended) => {
  expect(endedBetween(before, now)).toBe(ended);
});
