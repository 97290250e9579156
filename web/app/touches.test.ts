import { expect, test } from 'vitest';
import { type OperationId, operationMeta } from '#contracts/operations.ts';
import { mutations as printOptions } from '#web/features/print-options/mutations.ts';
import { KEYS } from '#web/lib/query-keys.ts';

/** What a write makes stale, as keys of the query cache. */
const write = (operation: OperationId) => ({
  touches: operationMeta(operation).invalidates.map((resource) => [resource]),
});

/** What changes how many lines the cart has. */
const CHANGES = {
  remove: write('ShopCarService.deleteCart'),
  restore: write('ShopCarService.restoreCart'),
  copy: write('ShopCarService.copyCart'),
  create: write('OrderServiceMag.createOrder'),
  rebuy: write('OrderServiceMag.rebuy'),
  ...{ add: printOptions.add, takeOut: printOptions.takeOut },
};

test.each(Object.entries(CHANGES))(
  'after "%s" the list of the cart and its badge are read again',
  (_, { touches }) => {
    expect(touches).toEqual(expect.arrayContaining([KEYS.cartList, KEYS.counters]));
  },
);
