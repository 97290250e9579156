import { expect, it } from 'vitest';
import { orderInAddress } from './order-in-address.ts';

const NO = '2026112100000001';

it.each([
  ['/manager/order', `?tab=todo&no=${NO}`, NO],
  ['/manager/order', '', ''],
  ['/manager/shopping/success', `?orders=${NO}`, NO],
  ['/manager/shopping/success', `?orders=${NO},2026112100000002`, ''],
  ['/manager/shopping/pay', `?orders=${NO}`, ''],
])('of %s%s is "%s"', (pathname, search, orderNo) => {
  expect(orderInAddress({ pathname, search })).toBe(orderNo);
});
