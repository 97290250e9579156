import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planRechargeRefund } from './recharge-refund.ts';

const CREDITED = { state: 'credited', payFen: 1_000, bonusFen: 80, keepsBonus: false } as const;

describe('the refund of a recharge', () => {
  it('never brings more than was paid, nor leaves less than nothing', () => {
    const money = fc.record({ principalFen: fc.nat(3_000), bonusFen: fc.nat(300) });
    fc.assert(
      fc.property(money, fc.boolean(), fc.nat(2_000), fc.nat(500), (free, keepsBonus, payFen, bonusFen) => {
        const planned = planRechargeRefund({ state: 'credited', payFen, bonusFen, free, keepsBonus });
        if (planned.kind !== 'done') return;
        const { taken, refundFen, offsetFen } = planned.value;
        expect(refundFen).toBeGreaterThan(0);
        expect(refundFen).toBeLessThanOrEqual(payFen);
        expect(taken.principalFen).toBeLessThanOrEqual(free.principalFen);
        expect(taken.bonusFen).toBeLessThanOrEqual(free.bonusFen);
        // The house gets its bonus back, in one kind of money or the other.
        expect(taken.principalFen - refundFen).toBe(offsetFen);
        expect(offsetFen + taken.bonusFen).toBe(bonusFen);
      }),
      { numRuns: 100, seed: 1 },
    );
  });

  it('says which part is which', () => {
    const free = { principalFen: 1_000, bonusFen: 30 };
    expect(planRechargeRefund({ ...CREDITED, free })).toMatchObject({
      value: { text: '退回本金 ¥9.50，收回赠送 ¥0.30，折抵赠送 ¥0.50' },
    });
  });

  it.each(['waiting', 'closed', 'refunding', 'refunded'] as const)('is none while it is %s', (state) => {
    const free = { principalFen: 1_000, bonusFen: 80 };
    expect(planRechargeRefund({ ...CREDITED, free, state })).toMatchObject({ reason: 'not-refundable' });
  });
});
