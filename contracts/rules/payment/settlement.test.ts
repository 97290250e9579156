import { describe, expect, it } from 'vitest';
import type { PaymentState } from './payment-states.ts';
import { type SettlementFacts, settle } from './settlement.ts';

const AT = 1000;

/** 10.00, of which the wallet pays 3.00 of principal and 1.00 of bonus. */
const PAYMENT = {
  channel: 'weixin',
  state: 'scanned' as PaymentState,
  amountFen: 1000,
  walletPrincipalFen: 300,
  walletBonusFen: 100,
  settledAt: null as number | null,
} as const;

const FIRST = { id: 1, no: 'A1', state: 'unpaid', expiresAt: AT + 1, paidAt: null, shareFen: 700 } as const;
const SECOND = { ...FIRST, id: 2, no: 'A2', shareFen: 300 } as const;

function facts(change: Partial<SettlementFacts> = {}): SettlementFacts {
  return {
    payment: PAYMENT,
    orders: [FIRST, SECOND],
    free: { principalFen: 0, bonusFen: 0 },
    at: AT,
    ...change,
  };
}

describe('money that arrives', () => {
  it('pays all orders that can be paid', () => {
    expect(settle(facts())).toEqual({
      kind: 'paid',
      refrozen: null,
      spent: { principalFen: 300, bonusFen: 100 },
      title: '支付订单 A1、A2',
      message: '付款成功',
      paidIds: [1, 2],
      paidText: '钱包余额 ¥4.00，微信支付 ¥6.00，付款成功，等待审稿',
      goneFen: 0,
      goneTitle: '部分订单不能支付，原路退回',
      log: [],
    });
  });

  it.each([
    ['is paid otherwise', { ...SECOND, state: 'paid', paidAt: 5 }, '订单已用其他方式付款'],
    ['is closed', { ...SECOND, state: 'canceled' }, '订单已关闭'],
    ['expires at this moment', { ...SECOND, expiresAt: AT }, '订单已关闭'],
  ] as const)('gives the share of an order back that %s', (_what, second, why) => {
    expect(settle(facts({ orders: [FIRST, second] }))).toMatchObject({
      kind: 'paid',
      paidIds: [1],
      goneFen: 300,
      message: `付款成功；${why}，¥3.00 已原路退回`,
      log: [{ orderId: 2, text: `${why}，¥3.00 已原路退回` }],
    });
  });

  it('gives the share of the order back that is about to be closed', () => {
    expect(settle(facts({ exceptOrderId: 1 }))).toMatchObject({ paidIds: [2], goneFen: 700 });
  });

  it('all goes back where no order can be paid', () => {
    const orders = [{ ...FIRST, expiresAt: AT }];
    expect(settle(facts({ orders }))).toEqual({
      kind: 'returned',
      isRepeated: false,
      isArrival: true,
      message: '订单已关闭，款项已原路退回',
      log: [{ orderId: 1, text: '订单已关闭，¥6.00 已原路退回' }],
    });
  });

  it('names no amount to one of several orders', () => {
    const orders = [FIRST, SECOND].map((order) => ({ ...order, state: 'paid', paidAt: 5 }) as const);
    const text = '订单已用其他方式付款，款项已原路退回';
    expect(settle(facts({ orders }))).toMatchObject({ log: orders.map(({ id }) => ({ orderId: id, text })) });
  });
});

describe('money for a payment that was closed', () => {
  const payment = { ...PAYMENT, state: 'closed' } as const;

  it('takes the part of the wallet anew, the bonus first', () => {
    const free = { principalFen: 900, bonusFen: 250 };
    const part = { principalFen: 150, bonusFen: 250 };
    expect(settle(facts({ payment, free }))).toMatchObject({ kind: 'paid', refrozen: part, spent: part });
  });

  it.each([
    [300, 'paid'],
    [299, 'returned'],
  ])('with %i left of the principal is %s', (principalFen, kind) => {
    expect(settle(facts({ payment, free: { principalFen, bonusFen: 100 } })).kind).toBe(kind);
  });

  it('leaves the orders to another payment where the wallet has too little', () => {
    expect(settle(facts({ payment }))).toMatchObject({
      isArrival: false,
      message: '钱包余额已不足以合并支付，款项已原路退回',
    });
  });
});

describe('money that arrives once more', () => {
  const payment = { ...PAYMENT, state: 'succeeded', settledAt: 5 } as const;

  it('goes back, and every order says so', () => {
    const text = '重复付款已退回，¥6.00 原路退回';
    expect(settle(facts({ payment }))).toEqual({
      kind: 'returned',
      isRepeated: true,
      isArrival: false,
      message: '重复付款已退回',
      log: [1, 2].map((orderId) => ({ orderId, text })),
    });
  });

  it('is nothing where the wallet paid all', () => {
    expect(settle(facts({ payment: { ...payment, walletPrincipalFen: 900 } }))).toEqual({ kind: 'nothing' });
  });
});
