import { describe, expect, it } from 'vitest';
import { givenBackFen, refundableFen, refundParts } from './refund.ts';

const PAID = { paidAt: 1, payTotalFen: 1000, refundedFen: 400 };

it.each([
  ['all', 600],
  [599, 599],
  [600, 600],
  [601, 600],
  [0, 0],
  [-1, 0],
] as const)('of an order with 600 left, %s wanted gives %i', (wanted, given) => {
  expect(refundableFen(PAID, wanted)).toBe(given);
});

it('gives nothing of an order that was never paid, or wholly given back', () => {
  expect(refundableFen({ ...PAID, paidAt: null }, 'all')).toBe(0);
  expect(refundableFen({ ...PAID, refundedFen: 1000 }, 'all')).toBe(0);
});

describe('the parts of a payment that money goes back to', () => {
  // 600 from outside, 300 of the principal, 100 of the bonus.
  const payment = {
    channel: 'weixin',
    amountFen: 1000,
    walletPrincipalFen: 300,
    walletBonusFen: 100,
  } as const;

  it.each([
    [0, 600, 0, 0, false],
    [0, 601, 1, 0, false],
    [599, 2, 1, 0, false],
    [0, 900, 300, 0, false],
    [0, 901, 300, 1, false],
    [600, 300, 300, 0, false],
    [900, 99, 0, 99, false],
    [900, 100, 0, 100, true],
    [0, 1000, 300, 100, true],
    [600, 400, 300, 100, true],
  ])('after %i, %i more: principal %i, bonus %i', (beforeFen, amountFen, principalFen, bonusFen, isAll) => {
    expect(refundParts(payment, { beforeFen, amountFen })).toEqual({
      wallet: { principalFen, bonusFen },
      isAll,
    });
  });
});

it('counts what went back of a payment: of orders that it paid their refunds, of the others their whole share', () => {
  const paid = { shareFen: 700, refundedFen: 50, isPaidByIt: true };
  const other = { shareFen: 300, refundedFen: 120, isPaidByIt: false };
  expect([givenBackFen([]), givenBackFen([paid]), givenBackFen([paid, other])]).toEqual([0, 50, 350]);
});
