import { describe, expect, it } from 'vitest';
import { tierCurve } from './tier-curve.ts';

const tiers = [
  { count: 1, discount: '0' },
  { count: 50, discount: '0.03' },
  { count: 100, discount: '0.05' },
  { count: 1000, discount: '0.15' },
];
const prices = { unitPrice: '121.00', tiers };

describe('the price of a copy over the quantity', () => {
  it('has a point for each quantity at which a discount begins', () => {
    expect(tierCurve(prices, 1)?.points).toEqual([
      { count: 1, unitPrice: '121.00', fold: '', x: 0, y: 0 },
      { count: 50, unitPrice: '117.37', fold: '9.7折', x: 1 / 3, y: 0.2 },
      { count: 100, unitPrice: '114.95', fold: '9.5折', x: 2 / 3, y: expect.closeTo(1 / 3) },
      { count: 1000, unitPrice: '102.85', fold: '8.5折', x: 1, y: 1 },
    ]);
  });

  it.each([
    [1, 0, 0],
    [30, 0.2, 0],
    [49, 0.33, 0],
    [50, 1 / 3, 0.2],
    [550, 0.83, 1 / 3],
    [1000, 1, 1],
    [1_000_000, 1, 1],
  ])('marks %d copies between them', (count, x, y) => {
    const here = tierCurve(prices, count)?.here;
    expect(here?.x).toBeCloseTo(x, 2);
    expect(here?.y).toBeCloseTo(y, 2);
  });

  it('begins with one copy where the first discount does not', () => {
    const curve = tierCurve({ ...prices, tiers: tiers.slice(1, 2) }, 3);
    expect(curve?.points.map(({ count }) => count)).toEqual([1, 50]);
  });

  it('is none where every copy costs the same', () => {
    expect(tierCurve({ ...prices, tiers: tiers.slice(0, 1) }, 1)).toBeNull();
    expect(tierCurve({ ...prices, tiers: [] }, 1)).toBeNull();
    expect(
      tierCurve(
        {
          unitPrice: '0.01',
          tiers: [
            { count: 1, discount: '0' },
            { count: 2, discount: '0' },
          ],
        },
        1,
      ),
    ).toBeNull();
  });
});
