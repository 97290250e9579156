import { describe, expect, it } from 'vitest';
import { ORDER_STATES } from './order-states.ts';
import { type DueFacts, dueOf, PRODUCTION_STAGES, stageAfter } from './order-times.ts';

const HOUR_MS = 3_600_000;
const SINCE = 1_000_000;
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
