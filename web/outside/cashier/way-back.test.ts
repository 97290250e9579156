import { expect, it } from 'vitest';
import { wayBack } from './way-back.ts';

const PAID = {
  payNo: 'P2026112100000001',
  orders: [{ orderNo: '2026112100000001' }, { orderNo: '2026112100000002' }],
};

it('leads whoever came from the shop on this phone back to the orders', () => {
  expect(wayBack('#here', PAID)).toBe('/manager/shopping/success?orders=2026112100000001%2C2026112100000002');
});

it('leads nobody who scanned a code into a shop where nobody is logged in', () => {
  expect(wayBack('', PAID)).toBeNull();
});

it('leads whoever recharged to the wallet', () => {
  const recharge = { ...PAID, orders: [{ orderNo: PAID.payNo }] };
  expect(wayBack('#here', recharge)).toBe('/manager/recharge?pay=P2026112100000001');
});
