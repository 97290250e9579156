import { describe, expect, it } from 'vitest';
import { visitChanges } from './visit-changes.ts';

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
    expect(visitChanges({ 'OrderServiceMag.previewOrder': 3, 'ShopCarService.seePrices': 2 })).toEqual([]);
    expect(visitChanges({ 'Gone.since': 1 })).toEqual([]);
  });
});
