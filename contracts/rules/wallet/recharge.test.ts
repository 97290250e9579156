import { describe, expect, it } from 'vitest';
import {
  bonusFor,
  discountText,
  planRecharge,
  RECHARGE_AMOUNT_MESSAGE,
  rechargeAmount,
  rechargeState,
  rechargeTitle,
} from './recharge.ts';

describe('the amount of a recharge', () => {
  it.each([
    ['1', 100],
    [' 50000 ', 5_000_000],
    ['1000.00', 100_000],
  ])('%j is %i fen', (text, value) => {
    expect(rechargeAmount(text)).toEqual({ kind: 'done', value });
  });

  it.each(['0', '50001', '0.99', '1.5', '-1', '+1', '1e3', '01', '１', ''])('%j is none', (text) => {
    expect(rechargeAmount(text)).toMatchObject({ kind: 'refused', message: RECHARGE_AMOUNT_MESSAGE });
  });
});

describe('the bonus', () => {
  it.each([
    [9_900, 0],
    [10_000, 500],
    [99_900, 3_000],
    [5_000_000, 150_000],
  ])('of %i fen is that of the package it reaches: %i', (payFen, bonusFen) => {
    expect(bonusFor(payFen)).toBe(bonusFen);
  });

  it('is told as a price and in the title', () => {
    expect([discountText(100_000, 8_000), discountText(9_900, 0)]).toEqual(['约合 9.3 折', '']);
    expect([rechargeTitle(100_000, 8_000), rechargeTitle(9_900, 0)]).toEqual(['充值 1,000 送 80', '充值 99']);
  });
});

it('stands where its money does, until it is wanted back', () => {
  const waiting = {
    paymentState: 'waiting',
    creditedAt: null,
    refundDueAt: null,
    refundedAt: null,
  } as const;
  expect(rechargeState(waiting)).toBe('waiting');
  expect(rechargeState({ ...waiting, paymentState: 'failed' })).toBe('closed');
  expect(rechargeState({ ...waiting, paymentState: 'succeeded', creditedAt: 1 })).toBe('credited');
  expect(rechargeState({ ...waiting, creditedAt: 1, refundDueAt: 2 })).toBe('refunding');
  expect(rechargeState({ ...waiting, creditedAt: 1, refundDueAt: 2, refundedAt: 2 })).toBe('refunded');
});

describe('beside others that wait', () => {
  const one = { amountFen: 100, channel: 'weixin', serialNo: '' } as const;
  const reported = { ...one, channel: 'transfer', serialNo: 'DEMO01' } as const;

  it('one of its kind goes on, others give way, reported ones stay', () => {
    const other = { ...one, amountFen: 200 };
    expect(planRecharge(one, [reported, other, one])).toEqual({
      kind: 'done',
      value: { same: one, closed: [other] },
    });
  });

  it('it has to wait where too many are on their way', () => {
    expect(planRecharge(one, Array(5).fill(reported))).toMatchObject({ reason: 'recharges-full', most: 5 });
    expect(planRecharge(one, [...Array(5).fill(reported), one])).toMatchObject({ kind: 'done' });
  });
});
