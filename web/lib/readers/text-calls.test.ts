import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noise } from './cart-line.fixture.ts';
import { readTotal } from './get-total.ts';
import { isCartSaved } from './update-cart.ts';

const RUNS = { numRuns: 2000 };

/** A value of which nothing is known but that it does not end its place. */
const unknownValue = fc
  .string({ maxLength: 8 })
  .map((text) => text.replaceAll('|', '/').replaceAll('"', "'"));
const decimals = (most: number) =>
  fc.tuple(fc.nat(most), fc.nat(9999)).map(([whole, part]) => `${whole}.${String(part).padStart(4, '0')}`);

describe('the reply of getTotal', () => {
  it('is read for its 4th and 7th value, whatever the others are and however many', () => {
    const values = fc.array(unknownValue, { minLength: 7, maxLength: 8 });
    fc.assert(
      fc.property(values, decimals(0), decimals(9999), fc.boolean(), (all, rate, price, isJson) => {
        fc.pre(Number(price) > 0);
        const text = all.with(3, rate).with(6, price).join('|');
        const reply = isJson ? JSON.stringify(text) : text;
        expect(readTotal(reply)).toEqual({ discount: rate, unitPrice: price, extras: null });
      }),
      RUNS,
    );
  });

  it('is no price where it is anything else, and never an exception', () => {
    fc.assert(
      fc.property(fc.oneof(noise, fc.anything()), (reply) => {
        expect(readTotal(reply)).toBeNull();
      }),
      RUNS,
    );
  });
});

describe('the reply of updateCart', () => {
  it.each(['ok', ' ok ', 'ok\n', '"ok"'])('is success: %j', (reply) => {
    expect(isCartSaved(reply)).toBe(true);
  });

  it.each(['OK', 'okay', 'not ok', '', '1', '"ok', true, null, { code: 0 }, ['ok']])(
    'is failure: %j',
    (reply) => {
      expect(isCartSaved(reply)).toBe(false);
    },
  );

  it('is success for no other text, and never an exception', () => {
    fc.assert(
      fc.property(fc.oneof(noise, fc.string()), (reply) => {
        const isOk = typeof reply === 'string' && /^\s*(?:ok|"\s*ok\s*")\s*$/.test(reply);
        expect(isCartSaved(reply)).toBe(isOk);
      }),
      RUNS,
    );
  });
});
