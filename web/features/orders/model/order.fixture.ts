import type { OrderCard } from './orders.ts';

/** An order of two works that waits for its payment. */
export function someOrder(change: Partial<OrderCard> = {}): OrderCard {
  return {
    orderNo: '2026112100000001',
    state: 'unpaid',
    stateText: '待付款',
    nextText: '请在今天 12:00 前付款，逾期自动取消',
    createdAt: '2026-11-21T02:00:00.000Z',
    expiresAt: '2026-11-21T04:00:00.000Z',
    payTotal: '876.00',
    lines: [],
    progress: { percent: 0, stages: [{ key: 'paid', name: '付款', status: 'now' }] },
    expectedFrom: '2026-11-28',
    expectedTo: '2026-11-30',
    receiver: { name: '沈知远', mobile: '190****0003', region: '浙江省杭州市西湖区' },
    isOverseas: 'N',
    isPartShipped: 'N',
    afterSaleText: '',
    handleOption: ['pay', 'updateAddress', 'cancel'],
    ...change,
  };
}
