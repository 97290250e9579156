import { describe, expect, it } from 'vitest';
import contract from '#contracts/generated/openapi.json' with { type: 'json' };
import type { Refused } from '../decision.ts';
import { ACCOUNT } from './account.ts';
import { ANY_CALL } from './any-call.ts';
import { BUYING } from './buying.ts';
import { type ReasonWithDetails, readDetails } from './details.ts';
import { type Failure, failureOf } from './failure.ts';
import { MAKING } from './making.ts';
import { MISSING } from './missing.ts';
import { REFUSALS, type Reason } from './table.ts';

/** Every fact that some row needs. */
const FACTS = {
  blockers: ['有 2 个订单还没有结束'],
  changes: [],
  field: 'bad-name',
  isNoGuess: false,
  isOwn: false,
  lines: [],
  lockedBy: 'published-full',
  message: '最多 3 个',
  minutesLeft: 9,
  missingFen: 1200,
  most: 3,
  name: '草木',
  needVip: ['超级会员'],
  orders: [],
  priceLock: 'lock',
  provider: 'weixin',
  triesLeft: 4,
  waitSeconds: 90,
};
const REASONS = Object.keys(REFUSALS) as Reason[];
const FAILURES = REASONS.map((reason) => failureOf({ kind: 'refused', ...FACTS, reason } as Refused));

/** The codes of several reasons: no permission, not there, wrong code. */
const SHARED = [403, 404, 1031];

describe('a row of the table of refusals', () => {
  it.each(FAILURES)('$reason has its code and its words', ({ code, reason, message }) => {
    expect(code).toSatisfy((each: number) => Number.isInteger(each) && each >= 400);
    expect(reason).toMatch(/^[a-z]+(-[a-z]+)+$/);
    expect(message).toMatch(/\p{Script=Han}/u);
    expect(message).not.toMatch(/undefined|NaN|\[object/);
  });

  it('has a code of one meaning', () => {
    const reasonsOf = (code: number) =>
      FAILURES.filter((each) => each.code === code).map(({ reason }) => reason);
    const codes = [...new Set(FAILURES.map(({ code }) => code))];
    const shared = codes.filter((code) => new Set(reasonsOf(code)).size > 1);
    expect(shared.sort((a, b) => a - b)).toEqual(SHARED);
  });

  it('stands in one part only', () => {
    const parts = [ANY_CALL, MISSING, ACCOUNT, BUYING, MAKING].flatMap((rows) => Object.keys(rows));
    expect(parts.sort()).toEqual([...REASONS].sort());
  });

  it('has the code 404 exactly where something is not there', () => {
    const gone = FAILURES.filter(({ code }) => code === 404).map(({ reason }) => reason);
    expect(gone).toEqual(
      FAILURES.map(({ reason }) => reason).filter((reason) => reason.endsWith('-not-found')),
    );
  });

  it('tells the levels that would allow it where it names levels', () => {
    const leveled = FAILURES.filter(({ needVip }) => needVip !== null);
    expect(leveled.map(({ code }) => code)).toEqual([403, 403, 403]);
    expect(leveled.map(({ needVip }) => needVip)).toEqual(Array(3).fill(['超级会员']));
  });
});

describe('an example of the contract', () => {
  it.each(examplesIn(contract))('$reason, $message, is a refusal of the table', (example) => {
    const { code, reason, message, details } = example;
    const rows = REASONS.filter((_row, place) => FAILURES[place]?.reason === reason);
    expect(rows.map((row) => REFUSALS[row].code)).toContain(code);
    const words = rows.map((row) => REFUSALS[row].words);
    if (words.every((each) => typeof each === 'string')) expect(words).toContain(message);
    const known = rows.find((row) => FAILURES[REASONS.indexOf(row)]?.details);
    if (known) expect(readDetails(known as ReasonWithDetails, details)).not.toBeNull();
  });
});

/** Without those of a malformed request, and of a field, whose reason is its own. */
function examplesIn(part: unknown): Failure[] {
  if (typeof part !== 'object' || part === null) return [];
  const { code, reason } = part as Partial<Failure>;
  const isExample = typeof code === 'number' && typeof reason === 'string' && Reflect.has(part, 'message');
  const isRow = isExample && code > 400 && code !== 429 && code !== REFUSALS['bad-field'].code;
  return isRow ? [part as Failure] : Object.values(part).flatMap(examplesIn);
}
