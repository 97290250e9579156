import { describe, expect, it } from 'vitest';
import contract from '../generated/openapi.json' with { type: 'json' };
import { MAX_ADDRESSES } from './address/address-fields.ts';
import { CART_LINES_MAX, ORDERS_PAGE_MAX, PAGE_SIZE_MAX, PAID_TOGETHER_MAX, PAYER_MAX } from './limits.ts';
import { QUANTITY_MAX, QUANTITY_MIN } from './price/quantity.ts';

const TEXT = JSON.stringify(contract);

/** Every schema in the contract for a field of this name with its own limit. */
function boundsOf(name: string, part: unknown = contract): unknown[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => [
    ...(key === name && value?.maximum !== undefined ? [[value.minimum, value.maximum]] : []),
    ...boundsOf(name, value),
  ]);
}

describe('the contract has the same bounds', () => {
  it.each([
    ['count', [`${QUANTITY_MIN},${QUANTITY_MAX}`]],
    ['pageSize', [`1,${PAGE_SIZE_MAX}`, `1,${ORDERS_PAGE_MAX}`]],
  ])('of every %s', (name, known) => {
    const bounds = boundsOf(name);
    expect(bounds.length).toBeGreaterThan(1);
    expect(new Set(bounds.map(String))).toEqual(new Set(known));
  });

  it.each([
    [/购物车最多 (\d+) 件商品/g, CART_LINES_MAX],
    [/cart (?:holds|would exceed) (\d+) lines/g, CART_LINES_MAX],
    [/2\d by default, up to (\d+)\./g, PAGE_SIZE_MAX],
    [/10 by default, up to (\d+)\./g, ORDERS_PAGE_MAX],
    [/A member keeps at most (\d+)/g, MAX_ADDRESSES],
    [/(?:these orders|joined by commas), at most (\d+)/g, PAID_TOGETHER_MAX],
    [/Who paid \(1 to (\d+) characters\)/g, PAYER_MAX],
  ])('in the words %s', (words, max) => {
    const said = [...TEXT.matchAll(words)].map(([, number]) => Number(number));
    expect(new Set(said)).toEqual(new Set([max]));
  });
});
