import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitWallet } from './wallet-split.ts';

describe('splitWallet', () => {
  it.each([
    [80_00, 20_00, 200_00, 20_00, 80_00, '本次将先用赠送 ¥20.00，再用本金 ¥80.00'],
    [80_00, 20_00, 50_00, 20_00, 30_00, '本次将先用赠送 ¥20.00，再用本金 ¥30.00'],
    [80_00, 20_00, 20_00, 20_00, 0, '本次将使用赠送 ¥20.00'],
    [80_00, 0, 50_00, 0, 50_00, '本次将使用本金 ¥50.00'],
    [0, 0, 50_00, 0, 0, ''],
  ])(
    'of %i and %i for %i takes %i of the bonus and %i of the principal',
    (principalFen, bonusFen, amountFen, bonus, principal, text) => {
      expect(splitWallet({ principalFen, bonusFen, amountFen })).toEqual({
        bonusFen: bonus,
        principalFen: principal,
        offFen: bonus + principal,
        restFen: amountFen - bonus - principal,
        text,
      });
    },
  );

  it('never takes more than there is or is needed, and never touches the principal before the bonus', () => {
    const fen = fc.integer({ min: 0, max: 100_000_000 });
    fc.assert(
      fc.property(fen, fen, fen, (principalFen, bonusFen, amountFen) => {
        const split = splitWallet({ principalFen, bonusFen, amountFen });
        expect(split.offFen + split.restFen).toBe(amountFen);
        expect(split.offFen).toBe(Math.min(principalFen + bonusFen, amountFen));
        if (split.principalFen > 0) expect(split.bonusFen).toBe(bonusFen);
      }),
    );
  });

  it.each([-1, 0.5, Number.NaN])('refuses %f', (amountFen) => {
    expect(() => splitWallet({ principalFen: 1, bonusFen: 1, amountFen })).toThrow(RangeError);
  });
});
