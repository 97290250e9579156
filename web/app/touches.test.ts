import { expect, test } from 'vitest';
import { mutations as cart } from '#web/features/cart/mutations.ts';
import { mutations as checkout } from '#web/features/checkout/mutations.ts';
import { mutations as printOptions } from '#web/features/print-options/mutations.ts';
import { KEYS } from '#web/lib/query-keys.ts';

/** What changes how many lines the cart has, by the name under which a failure tells of it. */
const CHANGES = {
  ...{ remove: cart.remove, restore: cart.restore, copy: cart.copy },
  ...{ add: printOptions.add, takeOut: printOptions.takeOut, create: checkout.create },
};

test.each(Object.entries(CHANGES))(
  'after "%s" the list of the cart and its badge are read again',
  (_, { touches }) => {
    expect(touches).toEqual(expect.arrayContaining([KEYS.cartList, KEYS.counters]));
  },
);
