import { expect, it } from 'vitest';
import { wayBack } from './way-back.ts';

const PAID = {
  payNo: 'P2026112100000001',
  purpose: 'orders',
  orders: [
    { orderNo: '2026112100000001', title: '画册' },
    { orderNo: '2026112100000002', title: '台历' },
  ],
} as const;

it('leads whoever came from the shop on this phone back to the orders', () => {
  expect(wayBack('#here', PAID)).toBe('/manager/shopping/success?orders=2026112100000001%2C2026112100000002');
});

it('leads nobody who scanned a code into a shop where nobody is logged in', () => {
  expect(wayBack('', PAID)).toBeNull();
});

it.each(['recharge', 'upgrade'] as const)('leads whoever paid a %s to its screen', (purpose) => {
  expect(wayBack('#here', { ...PAID, purpose })).toBe(`/manager/${purpose}?pay=P2026112100000001`);
});
