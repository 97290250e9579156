import { expect, it } from 'vitest';
import { CallError } from './call-error.ts';
import { refusalOf } from './refusal.ts';

const ORDERS = { orders: [{ orderNo: '1', reason: '已取消' }] };

it.each([
  ['orders-not-payable', ORDERS, ORDERS],
  ['orders-not-payable', undefined, null],
  ['orders-not-payable', { orders: 'all' }, null],
  ['order-not-found', ORDERS, null],
])('the details of %s with %j are %j', (reason, details, read) => {
  expect(refusalOf(new CallError({ code: 1080, reason, details }), 'orders-not-payable')).toEqual(read);
});
