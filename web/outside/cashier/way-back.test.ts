import { expect, it } from 'vitest';
import { wayBack } from './way-back.ts';

const ORDERS = [{ orderNo: '2026112100000001' }, { orderNo: '2026112100000002' }];

it('leads whoever came from the shop on this phone back to the orders', () => {
  expect(wayBack('#here', ORDERS)).toBe(
    '/manager/shopping/success?orders=2026112100000001%2C2026112100000002',
  );
});

it('leads nobody who scanned a code into a shop where nobody is logged in', () => {
  expect(wayBack('', ORDERS)).toBeNull();
});
