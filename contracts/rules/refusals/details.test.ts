import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Refused } from '../decision.ts';
import { type DetailsOf, type ReasonWithDetails, readDetails } from './details.ts';
import { failureOf } from './failure.ts';
import { REFUSALS } from './table.ts';

const ORDERS = { orders: [{ orderNo: '2026112100000001', reason: '已取消' }] };

const SENT: { readonly [R in ReasonWithDetails]: DetailsOf<R> } = {
  'account-locked': { waitSeconds: 90 },
  'gift-code-unusable': { triesLeft: 4 },
  'gift-codes-locked': { minutesLeft: 9 },
  'order-lines': { lines: [{ cartID: '1', reason: '商品已下架', name: '草木', canMend: 'N' }] },
  'orders-not-invoicable': ORDERS,
  'orders-not-payable': ORDERS,
  'price-changed': { changes: [{ what: '草木', before: '1.00', after: '2.00' }], priceLock: 'lock' },
  'too-many-codes': { waitSeconds: 42 },
  'too-many-logins': { waitSeconds: 600 },
  'urged-already': { minutesLeft: 60 },
  'wrong-password': { triesLeft: 4 },
};
const REASONS = Object.keys(SENT) as ReasonWithDetails[];

describe.each(REASONS)('the details of %s', (reason) => {
  const sent = SENT[reason];

  it('arrive as they are sent', () => {
    expect(readDetails(reason, JSON.parse(JSON.stringify(sent)))).toEqual(sent);
  });

  it('are none where a fact has another type', () => {
    for (const name of Object.keys(sent)) {
      expect(readDetails(reason, { ...sent, [name]: [null] })).toBeNull();
      expect(readDetails(reason, { ...sent, [name]: {} })).toBeNull();
    }
  });

  it('are read from anything without an exception', () => {
    const facts = Object.fromEntries(Object.keys(sent).map((name) => [name, fc.anything()]));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.record(facts)), (details) => {
        const read = readDetails(reason, details);
        expect(read === null || read === details).toBe(true);
      }),
    );
  });
});

it.each(REASONS.filter((reason) => reason in REFUSALS))(
  'the row %s sends its details and no more',
  (reason) => {
    const failure = failureOf({ kind: 'refused', reason, message: '不行', ...SENT[reason] } as Refused);
    expect([failure.reason, failure.details]).toEqual([reason, SENT[reason]]);
  },
);

it('leave a line of an order without a name and with more facts', () => {
  const lines = [{ cartID: '1', reason: '商品不在购物车中', colour: 'red' }];
  expect(readDetails('order-lines', { lines, more: 1 })).toEqual({ lines, more: 1 });
  expect(readDetails('order-lines', { lines: [{ ...lines[0], canMend: 'maybe' }] })).toBeNull();
});
