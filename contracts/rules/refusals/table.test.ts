import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import contract from '#contracts/generated/openapi.json' with { type: 'json' };
import type { Refused } from '../decision.ts';
import { ACCOUNT } from './account.ts';
import { ANY_CALL } from './any-call.ts';
import { BUYING } from './buying.ts';
import { type DetailsOf, type ReasonWithDetails, readDetails } from './details.ts';
import { type Failure, failureOf } from './failure.ts';
import { MAKING } from './making.ts';
import { MISSING } from './missing.ts';
import { REFUSALS, type Reason } from './table.ts';

const ORDERS = { orders: [{ orderNo: '2026112100000001', reason: '已取消' }] };

const DETAILS: { readonly [R in ReasonWithDetails]: DetailsOf<R> } = {
  'account-locked': { waitSeconds: 90 },
  'gift-code-unusable': { triesLeft: 4 },
  'gift-codes-locked': { minutesLeft: 9 },
  'order-lines': { lines: [{ cartID: '1', reason: '商品已下架', name: '草木', canMend: 'N' }] },
  'orders-not-invoicable': ORDERS,
  'orders-not-payable': ORDERS,
  'price-changed': { changes: [{ what: '草木', before: '1.00', after: '2.00' }], priceLock: 'lock' },
  'publication-changed': { revision: 4, savedBy: '沈知远', savedAt: '2026-11-20T08:00:00.000Z' },
  'read-password-locked': { minutesLeft: 9 },
  'too-many-codes': { waitSeconds: 90 },
  'too-many-logins': { waitSeconds: 90 },
  'urged-already': { minutesLeft: 9 },
  'wrong-password': { triesLeft: 4 },
  'wrong-read-password': { triesLeft: 4 },
};
const WITH_DETAILS = Object.keys(DETAILS) as ReasonWithDetails[];

/** Every fact that some row needs. */
const FACTS = {
  ...Object.assign({}, ...Object.values(DETAILS)),
  ...{
    blockers: ['有 2 个订单还没有结束'],
    problem: 'bad-name',
    isNoGuess: false,
    isOwn: false,
    name: '草木',
  },
  ...{
    lockedBy: 'published-full',
    message: '最多 3 个',
    missingFen: 1200,
    most: 3,
    pageNum: 600,
    provider: 'weixin',
  },
  needVip: ['超级会员'],
};
const REASONS = Object.keys(REFUSALS) as Reason[];
const ROWS = REASONS.map((name) => ({
  name,
  ...failureOf({ kind: 'refused', ...FACTS, reason: name } as Refused),
}));

describe('a row of the table of refusals', () => {
  it.each(ROWS)(
    '$name has its code, its words and its details',
    ({ name, code, reason, message, details }) => {
      expect(code).toSatisfy((each: number) => Number.isInteger(each) && each >= 400);
      expect(code === 404).toBe(name.endsWith('-not-found'));
      expect(reason).toMatch(/^[a-z]+(-[a-z]+)+$/);
      expect(message).toMatch(/\p{Script=Han}/u);
      expect(message).not.toMatch(/undefined|NaN|\[object/);
      expect(details).toEqual(Reflect.get(DETAILS, reason) ?? null);
    },
  );

  it('has a code of one meaning: no permission, not there and wrong code alone have several reasons', () => {
    const reasonsOf = (code: number) => ROWS.filter((row) => row.code === code).map(({ reason }) => reason);
    const shared = ROWS.map(({ code }) => code).filter((code) => new Set(reasonsOf(code)).size > 1);
    expect([...new Set(shared)].sort()).toEqual([1031, 403, 404]);
  });

  it('stands in one part only', () => {
    const parts = [ANY_CALL, MISSING, ACCOUNT, BUYING, MAKING].flatMap((rows) => Object.keys(rows));
    expect(parts.sort()).toEqual([...REASONS].sort());
  });

  it.each(examplesIn(contract))('is the example $reason of the contract: $message', (example) => {
    const rows = ROWS.filter(({ reason }) => reason === example.reason);
    expect(rows.map(({ code }) => code)).toContain(example.code);
    const words = rows.map(({ name }) => REFUSALS[name].words);
    if (words.every((each) => typeof each === 'string')) expect(words).toContain(example.message);
    const known = WITH_DETAILS.find((reason) => reason === example.reason);
    if (known) expect(readDetails(known, example.details)).not.toBeNull();
  });
});

describe.each(WITH_DETAILS)('the details of %s', (reason) => {
  const sent = DETAILS[reason];

  it('are read as they are sent, and are none where a fact has another type', () => {
    expect(readDetails(reason, JSON.parse(JSON.stringify(sent)))).toEqual(sent);
    for (const name of Object.keys(sent)) {
      for (const wrong of [[null], {}]) expect(readDetails(reason, { ...sent, [name]: wrong })).toBeNull();
    }
  });

  it('are read from anything without an exception', () => {
    const facts = Object.fromEntries(Object.keys(sent).map((name) => [name, fc.anything()]));
    const anything = fc.oneof(fc.anything(), fc.record(facts));
    fc.assert(fc.property(anything, (value) => [null, value].includes(readDetails(reason, value))));
  });
});

it('a line that cannot be ordered may have no name', () => {
  const line = { cartID: '1', reason: '商品不在购物车中' };
  expect(readDetails('order-lines', { lines: [line] })).toEqual({ lines: [line] });
  expect(readDetails('order-lines', { lines: [{ ...line, canMend: 'maybe' }] })).toBeNull();
});

/** Without those of a malformed request, and of a field, whose reason is its own. */
function examplesIn(part: unknown): Failure[] {
  if (typeof part !== 'object' || part === null) return [];
  const { code, reason } = part as Partial<Failure>;
  const isExample = typeof code === 'number' && typeof reason === 'string' && Reflect.has(part, 'message');
  const isRow = isExample && code > 400 && code !== 429 && code !== REFUSALS['bad-field'].code;
  return isRow ? [part as Failure] : Object.values(part).flatMap(examplesIn);
}
