import { describe, expect, it } from 'vitest';
import { leftToRefund } from './left-to-refund.ts';
import type { OrderDetail } from './orders.ts';

type Sale = OrderDetail['afterSales'][number];

function sale(state: Sale['state'], amount: string): Sale {
  return {
    afterSaleNo: 'S2026112100000001',
    kind: 'partial',
    kindText: '部分退款',
    reason: '印刷质量问题',
    description: '第 12 页有明显色差',
    state,
    stateText: '',
    amount,
    answer: '',
    at: '2026-11-21T02:00:00.000Z',
    canWithdraw: 'N',
  };
}

describe('leftToRefund', () => {
  it('is the whole payment before anything went back', () => {
    expect(leftToRefund({ payTotal: '876.00', afterSales: [] })).toBe(87_600);
  });

  it('is less by what went back, or is on its way', () => {
    const afterSales = [sale('done', '262.80'), sale('refunding', '100.10')];
    expect(leftToRefund({ payTotal: '876.00', afterSales })).toBe(51_310);
  });

  it.each(['refused', 'withdrawn', 'applied'] as const)('is not less by what was only %s', (state) => {
    expect(leftToRefund({ payTotal: '876.00', afterSales: [sale(state, '262.80')] })).toBe(87_600);
  });

  it('is nothing after a reprint and the whole payment', () => {
    const afterSales = [sale('done', '0.00'), sale('done', '876.00')];
    expect(leftToRefund({ payTotal: '876.00', afterSales })).toBe(0);
  });
});
