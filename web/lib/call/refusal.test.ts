import { expect, it } from 'vitest';
import { CallError } from './call-error.ts';
import { refusalOf } from './refusal.ts';

const refused = (reason: string, details?: unknown) =>
  refusalOf(new CallError({ code: 1080, reason, message: '有订单不能支付', details }), 'orders-not-payable');

it('says what the server named', () => {
  const details = { orders: [{ orderNo: '1', reason: '已取消' }] };
  expect(refused('orders-not-payable', details)).toEqual(details);
});

it.each([
  undefined,
  null,
  'x',
  [],
  {},
  { orders: 'all' },
  { orders: [null] },
  { orders: [{ orderNo: 1, reason: '已取消' }] },
])('says nothing where the details are %j', (details) => {
  expect(refused('orders-not-payable', details)).toBeNull();
});

it('says nothing of another reason', () => {
  expect(refused('order-not-found', { orders: [] })).toBeNull();
});
