import { expect, test } from 'vitest';
import { operationMeta } from '#contracts/operations.ts';
import { mutations as cart } from '#web/features/cart/mutations.ts';
import { mutations as printOptions } from '#web/features/print-options/mutations.ts';
import { KEYS } from '#web/lib/query-keys.ts';

const ORDERED = 'OrderServiceMag.createOrder';

/** What changes how many lines the cart has, by the name under which a failure tells of it. */
const CHANGES = {
  ...{ remove: cart.remove, restore: cart.restore, copy: cart.copy },
  ...{ add: printOptions.add, takeOut: printOptions.takeOut },
  create: { touches: operationMeta(ORDERED).invalidates.map((resource) => [resource]) },
};

test.each(Object.entries(CHANGES))(
  'after "%s" the list of the cart and its badge are read again',
  (_, { touches }) => {
    expect(touches).toEqual(expect.arrayContaining([KEYS.cartList, KEYS.counters]));
  },
);
