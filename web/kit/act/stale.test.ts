import { expect, test } from 'vitest';
import { operationMeta } from '#contracts/operations.ts';

test.each([
  'ShopCarService.deleteCart',
  'ShopCarService.restoreCart',
  'ShopCarService.copyCart',
  'ShoppingServiceMag.addCart',
  'OrderServiceMag.createOrder',
] as const)('after %s the list of the cart and its badge are read again', (operation) => {
  expect(operationMeta(operation).invalidates).toEqual(expect.arrayContaining(['cart-list', 'counters']));
});
