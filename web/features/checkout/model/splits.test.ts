import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  copiesIn,
  evenly,
  isAnyByHand,
  settledSplits,
  withAddress,
  withCopies,
  withoutAddress,
} from './splits.ts';

const LINES = [
  { cartID: '1', count: 4 },
  { cartID: '2', count: 1 },
];
const THREE = ['a', 'b', 'c'].map((addrID) => ({ addrID, copies: {} }));
const numbers = (splits: ReturnType<typeof settledSplits>) =>
  splits.map(({ copies }) => LINES.map(({ cartID }) => copies[cartID]));

describe('settledSplits', () => {
  it('is even where nothing was said, one address after the other getting what is over', () => {
    expect(numbers(settledSplits(THREE, LINES))).toEqual([
      [2, 0],
      [1, 1],
      [1, 0],
    ]);
  });

  it('always gives away every copy', () => {
    const lines = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 10 }), (counts, places) => {
        const asked = counts.map((count, at) => ({ cartID: String(at), count }));
        const empty = Array.from({ length: places }, (_, at) => ({ addrID: String(at), copies: {} }));
        const settled = settledSplits(empty, asked);
        for (const { cartID, count } of asked) {
          const given = settled.map(({ copies }) => copies[cartID] ?? 0);
          expect(given.reduce((sum, each) => sum + each, 0)).toBe(count);
          expect(Math.max(...given) - Math.min(...given)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('leaves a line as it was said, and the others even', () => {
    const said = withCopies(THREE, LINES, { addrID: 'c', cartID: '1', count: 0 });
    expect(numbers(settledSplits(said, LINES))).toEqual([
      [2, 1],
      [1, 0],
      [0, 0],
    ]);
    expect([isAnyByHand(THREE), isAnyByHand(said), isAnyByHand(evenly(said))]).toEqual([false, true, false]);
  });

  it('gives an address that comes later nothing of what was said', () => {
    const said = withCopies(THREE.slice(0, 2), LINES, { addrID: 'a', cartID: '1', count: 3 });
    expect(numbers(settledSplits(withAddress(said, 'd'), LINES)).map(([first]) => first)).toEqual([3, 2, 0]);
    expect(withoutAddress(said, 'a')).toEqual([{ addrID: 'b', copies: { '1': 2 } }]);
  });

  it('counts what goes to an address', () => {
    expect(settledSplits(THREE, LINES).map(copiesIn)).toEqual([2, 2, 1]);
    expect(settledSplits([], LINES)).toEqual([]);
  });
});
