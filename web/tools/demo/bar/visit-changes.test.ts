import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '#contracts/operations.ts';
import { visitChanges } from './visit-changes.ts';

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
    const changes = visitChanges({
      'ShoppingServiceMag.updateCart': 1200,
      'AddressServiceMag.saveAddress': 1,
      'ShoppingServiceMag.addCart': 1,
      'OrderServiceMag.createOrder': 1,
    });
    expect(changes).toEqual([
      { label: '新订单', count: 1 },
      { label: '购物车改动', count: 1201 },
      { label: '收货地址改动', count: 1 },
    ]);
  });

  it('says nothing of what is no change', () => {
    expect(visitChanges({})).toEqual([]);
    expect(visitChanges({ 'OrderServiceMag.previewOrder': 3 })).toEqual([]);
  });

  it('knows every write there is', () => {
    const writes = OPERATIONS.filter(({ effect }) => effect === 'write').map(({ id }) => id);
    const uncounted = writes.filter((id) => visitChanges({ [id]: 1 }).length === 0);
    expect(uncounted).toEqual(NO_CHANGES);
  });
});
