import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ACCOUNTS,
  adjustment,
  balanced,
  bonusGift,
  heldMoney,
  orderPayment,
  paymentRefund,
  rechargeCredit,
  rechargeRefund,
  walletPart,
} from './postings.ts';

const fen = fc.nat({ max: 5_000_000 });
const channel = fc.constantFrom('weixin' as const, 'alipay' as const, 'transfer' as const);

describe('every movement of money', () => {
  it('is in balance, whatever the amounts', () => {
    fc.assert(
      fc.property(fc.tuple(fen, fen, fen, fen, channel), ([outside, principalFen, bonusFen, coupon, by]) => {
        const share = outside + principalFen + bonusFen;
        const paid = {
          channel: by,
          amountFen: share,
          walletPrincipalFen: principalFen,
          walletBonusFen: bonusFen,
        };
        const wallet = { principalFen, bonusFen };
        const back = { amountFen: share, wallet };
        for (const postings of [
          orderPayment(paid, [{ id: 1, shareFen: share, couponFen: coupon }], 0),
          orderPayment(paid, [], share),
          paymentRefund(paid, { ...back, orderId: 1 }),
          paymentRefund(paid, { ...back, orderId: null }),
          heldMoney(by, outside, false),
          heldMoney(by, outside, true),
          rechargeCredit(by, wallet),
          rechargeRefund(by, { ...wallet, refundFen: Math.min(outside, principalFen) }),
          bonusGift(bonusFen),
          adjustment(wallet),
        ]) {
          expect(balanced(postings).every(({ account }) => ACCOUNTS.includes(account))).toBe(true);
        }
      }),
      { numRuns: 50, seed: 1 },
    );
  });

  it('of money that could not buy anything leaves nothing behind', () => {
    const both = [...heldMoney('alipay', 700, false), ...heldMoney('alipay', 700, true)];
    for (const account of ['alipay', 'held']) {
      const left = both.filter((posting) => posting.account === account);
      expect(left.reduce((sum, { amountFen }) => sum + amountFen, 0)).toBe(0);
    }
  });
});

describe('a transfer', () => {
  it('out of balance, or of half a fen, is not written', () => {
    expect(() => balanced([{ account: 'sales', amountFen: 1 }])).toThrow('out of balance by 1 fen');
    expect(() => balanced([{ account: 'sales', amountFen: 0.5 }])).toThrow('not whole fen');
  });

  it('leaves out what does not move', () => {
    expect(balanced(bonusGift(0))).toEqual([]);
  });

  it('tells what it adds to the wallet', () => {
    expect(walletPart(rechargeCredit('weixin', { principalFen: 100, bonusFen: 5 }))).toEqual({
      principalFen: 100,
      bonusFen: 5,
    });
  });

  it('takes nothing from outside where the wallet pays alone', () => {
    const paid = { channel: 'wallet', amountFen: 9, walletPrincipalFen: 8, walletBonusFen: 0 } as const;
    expect(() => orderPayment(paid, [], 9)).toThrow('no outside party');
  });
});
