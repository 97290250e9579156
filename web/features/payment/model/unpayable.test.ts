import { expect, it } from 'vitest';
import { CallError } from '#web/lib/call/call-error.ts';
import { unpayableOrders } from './unpayable.ts';

const refusal = { code: 1080, reason: 'orders-not-payable', message: '有订单不能支付' };

it('says which orders cannot be paid', () => {
  const orders = [{ orderNo: '1', reason: '已取消' }];
  expect(unpayableOrders(new CallError({ ...refusal, details: { orders } }))).toEqual(orders);
});

it('knows of none where the server names none', () => {
  expect(unpayableOrders(new CallError(refusal))).toEqual([]);
});

it('is nothing where it failed for something else', () => {
  const reply = { code: 404, reason: 'order-not-found', message: '订单不存在', details: { orders: [] } };
  expect(unpayableOrders(new CallError(reply))).toBeNull();
});
