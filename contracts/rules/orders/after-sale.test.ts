import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AFTER_SALE_KINDS, afterSaleFen, afterSaleWaitMs, nextAfterSaleState } from './after-sale.ts';

describe('afterSaleFen', () => {
  it.each([
    ['reprint', 10_001, 0],
    ['partial', 10_000, 3000],
    ['partial', 10_001, 3001],
    ['partial', 1, 1],
    ['refund', 10_001, 10_001],
  ] as const)('of %s and %d fen is %d', (kind, paid, given) => {
    expect(afterSaleFen(kind, paid)).toBe(given);
  });

  it('never gives more than was paid', () => {
    fc.assert(
      fc.property(fc.constantFrom(...AFTER_SALE_KINDS), fc.nat(), (kind, paid) => {
        const given = afterSaleFen(kind, paid);
        expect(Number.isInteger(given) && given >= 0 && given <= paid).toBe(true);
      }),
    );
  });
});

describe('an after-sale', () => {
  it('goes its way by itself', () => {
    expect(nextAfterSaleState('applied', 'reprint')).toBe('agreed');
    expect(nextAfterSaleState('agreed', 'reprint')).toBe('done');
    expect(nextAfterSaleState('applied', 'refund')).toBe('refunding');
    expect(nextAfterSaleState('refunding', 'partial')).toBe('done');
    expect(
      (['done', 'refused', 'withdrawn'] as const).map((end) => nextAfterSaleState(end, 'refund')),
    ).toEqual([null, null, null]);
  });

  it('waits two hours for an answer, a day for a reprint, ten minutes for the money', () => {
    const minutes = (state: Parameters<typeof afterSaleWaitMs>[0]) => (afterSaleWaitMs(state) ?? 0) / 60_000;
    expect([minutes('applied'), minutes('agreed'), minutes('refunding'), minutes('done')]).toEqual([
      120, 1440, 10, 0,
    ]);
  });
});
