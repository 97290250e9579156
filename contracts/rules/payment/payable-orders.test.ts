import { expect, it } from 'vitest';
import { done, refused } from '../decision.ts';
import { ORDER_STATES, type OrderState } from '../orders/order-states.ts';
import { checkPayable } from './payable-orders.ts';

const NOW = 1000;

function order(no: string, change: { state?: OrderState; expiresAt?: number; province?: string } = {}) {
  const { state = 'unpaid', expiresAt = NOW + 1, province = '浙江省' } = change;
  return { no, state, expiresAt, address: JSON.stringify({ province }) };
}

const refusedOrders = (...orders: { orderNo: string; reason: string }[]) =>
  refused('orders-not-payable', { orders });

it.each(ORDER_STATES.filter((state) => state !== 'unpaid'))('an order that is %s', (state) => {
  const reason = { canceled: '已取消', closed: '已关闭' }[state as string] ?? '已付款';
  expect(checkPayable([order('1', { state })], NOW)).toEqual(refusedOrders({ orderNo: '1', reason }));
});

it('can be paid until the moment at which it expires', () => {
  const orders = [order('1', { expiresAt: NOW + 1 })];
  expect(checkPayable(orders, NOW)).toEqual(done(orders));
  expect(checkPayable([order('1', { expiresAt: NOW })], NOW)).toEqual(
    refusedOrders({ orderNo: '1', reason: '已超过付款时间' }),
  );
});

it('is not paid together with an order of another area; the first that can be paid says which', () => {
  const [gone, hongkong, taiwan, mainland] = [
    order('1', { state: 'canceled' }),
    order('2', { province: '香港特别行政区' }),
    order('3', { province: '台湾省' }),
    order('4'),
  ];
  expect(checkPayable([hongkong, taiwan], NOW).kind).toBe('done');
  expect(checkPayable([gone, hongkong, taiwan, mainland], NOW)).toEqual(
    refusedOrders({ orderNo: '1', reason: '已取消' }, { orderNo: '4', reason: '收货地区不同，请分开支付' }),
  );
});
