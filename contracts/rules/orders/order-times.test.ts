import { describe, expect, it } from 'vitest';
import { ORDER_STATES } from './order-states.ts';
import { type DueFacts, dueOf, lastOpen, PRODUCTION_STAGES, stageAfter, whenOpen } from './order-times.ts';

const HOUR_MS = 3_600_000;
/** Nine in the morning. */
const SINCE = Date.UTC(2027, 2, 21, 1);
const FACTS: DueFacts = {
  state: 'paid',
  stage: '',
  since: SINCE,
  expiresAt: SINCE + 7,
  wantsProof: false,
  hasFileErrors: false,
};

describe('dueOf', () => {
  it('ends an unpaid order at its own time', () => {
    expect(dueOf({ ...FACTS, state: 'unpaid' })).toEqual({ at: SINCE + 7, event: 'expire' });
  });

  it.each([
    [false, false, 'pass-check'],
    [true, false, 'make-proof'],
    [false, true, 'fail-check'],
    [true, true, 'fail-check'],
  ])('checks a file after half an hour (proof %s, errors %s): %s', (wantsProof, hasFileErrors, event) => {
    expect(dueOf({ ...FACTS, wantsProof, hasFileErrors })).toEqual({ at: SINCE + HOUR_MS / 2, event });
  });

  it.each([
    ['ready', 'start', 2],
    ['delayed', 'resume', 24],
    ['shipped', 'auto-receive', 14 * 24],
    ['refunding', 'refund', 1 / 6],
  ] as const)('moves %s on by %s after %d hours', (state, event, hours) => {
    expect(dueOf({ ...FACTS, state })).toEqual({ at: SINCE + hours * HOUR_MS, event });
  });

  it.each([
    ['printing', 8, 'next-stage'],
    ['laminating', 4, 'next-stage'],
    ['binding', 6, 'next-stage'],
    ['cutting', 2, 'next-stage'],
    ['inspecting', 2, 'ship'],
  ])('ends the stage %s after %d hours by %s', (stage, hours, event) => {
    const due = dueOf({ ...FACTS, state: 'producing', stage });
    expect(due).toEqual({ at: SINCE + hours * HOUR_MS, event });
  });

  it('plans nothing where somebody has to act, and at the end', () => {
    const still = ORDER_STATES.filter((state) => dueOf({ ...FACTS, state }) === null);
    expect(still).toEqual(['checking_failed', 'proofing', 'done', 'canceled', 'closed']);
  });
});

describe('the hours of the workshop', () => {
  const at = (hour: number, minute = 0) => Date.UTC(2027, 2, 21, hour - 8, minute);

  it.each([
    ['before it opens', at(1, 21), at(8), at(21, 40) - 24 * HOUR_MS],
    ['when it opens', at(8), at(8), at(8)],
    ['until it closes', at(21, 59), at(21, 59), at(21, 59)],
    ['when it closes', at(22), at(8) + 24 * HOUR_MS, at(21, 40)],
    ['at midnight', at(24), at(8) + 24 * HOUR_MS, at(21, 40)],
  ])('%s', (_, moment, next, last) => {
    expect([whenOpen(moment), lastOpen(moment)]).toEqual([next, last]);
  });

  it.each([
    ['ready', '', 21, 'start'],
    ['producing', 'binding', 17, 'next-stage'],
    ['producing', 'inspecting', 21, 'ship'],
    ['delayed', 'binding', 23, 'resume'],
  ] as const)('puts off what would happen at night: %s %s', (state, stage, hour, event) => {
    const days = state === 'delayed' ? 2 : 1;
    expect(dueOf({ ...FACTS, state, stage, since: at(hour) })).toEqual({
      at: at(8) + days * 24 * HOUR_MS,
      event,
    });
  });
});

describe('stageAfter', () => {
  it('goes through the five stages and ends', () => {
    const names = PRODUCTION_STAGES.map(({ name }) => name);
    expect(names).toEqual(['印刷', '覆膜', '装订', '裁切', '质检']);
    expect(PRODUCTION_STAGES.map(({ key }) => stageAfter(key))).toEqual([
      'laminating',
      'binding',
      'cutting',
      'inspecting',
      null,
    ]);
  });
});
