import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '#contracts/operations.ts';
import { visitChanges } from './visit-changes.ts';

const done = (operation: string, code = '0') => ({ operation, code });

/** They write, but nothing that somebody would miss. */
const NO_CHANGES = [
  'web.doLoginout',
  'ShopCarService.seePrices',
  'PayServiceMag.checkPay',
  'PayServiceMag.refreshPayCode',
  'LoginServiceMag.sendCode',
];

describe('visitChanges', () => {
  it('counts by what was touched, in the order of what weighs most', () => {
    const changes = visitChanges([
      done('ShoppingServiceMag.updateCart', 'ok'),
      done('AddressServiceMag.saveAddress'),
      done('ShoppingServiceMag.addCart'),
      done('OrderServiceMag.createOrder'),
    ]);
    expect(changes).toEqual([
      { label: '新订单', count: 1 },
      { label: '购物车改动', count: 2 },
      { label: '收货地址改动', count: 1 },
    ]);
  });

  it('does not count reading', () => {
    const reads = ['OrderServiceMag.getOrderList', 'OrderServiceMag.previewOrder', 'ShopCarService.cartList'];
    expect(visitChanges(reads.map((operation) => done(operation)))).toEqual([]);
  });

  it('knows every write there is', () => {
    const writes = OPERATIONS.filter(({ effect }) => effect === 'write').map(({ id }) => id);
    const uncounted = writes.filter((id) => visitChanges([done(id)]).length === 0);
    expect(uncounted).toEqual(NO_CHANGES);
  });

  it.each(['500', '401', '-1', 'null'])('does not count a write that ended with %s', (code) => {
    expect(visitChanges([done('ShoppingServiceMag.updateDefaultAddr', code)])).toEqual([]);
  });
});
