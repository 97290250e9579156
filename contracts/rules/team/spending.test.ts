import { describe, expect, it } from 'vitest';
import { TEAM_ROLES } from './roles.ts';
import { chinaMonthStart, leftAtOnce, mayDecide, type Spender, teamPayment } from './spending.ts';

const EDITOR: Spender = {
  role: 'editor',
  state: 'normal',
  monthlyFen: 10_000,
  spentFen: 4_000,
  isTeamOpen: true,
};

describe('chinaMonthStart', () => {
  it.each([
    ['2026-11-30T15:59:59.999Z', '2026-10-31T16:00:00.000Z'],
    ['2026-11-30T16:00:00.000Z', '2026-11-30T16:00:00.000Z'],
    ['2026-02-10T00:00:00.000Z', '2026-01-31T16:00:00.000Z'],
  ])('of %s is %s', (at, start) => {
    expect(new Date(chinaMonthStart(Date.parse(at))).toISOString()).toBe(start);
  });
});

describe('a payment on the account of the team', () => {
  it.each([
    ['to the last fen', EDITOR, 6_000, { kind: 'pay' }],
    ['one fen over', EDITOR, 6_001, { kind: 'ask', overFen: 1 }],
    [
      'after more was spent than allowed',
      { ...EDITOR, spentFen: 12_000 },
      500,
      { kind: 'ask', overFen: 500 },
    ],
    ['by an admin within the limit', { ...EDITOR, role: 'admin' as const }, 6_000, { kind: 'pay' }],
    ['by a contributor', { ...EDITOR, role: 'contributor' as const }, 1, { kind: 'ask', overFen: 1 }],
    ['with a limit of nothing', { ...EDITOR, monthlyFen: 0, spentFen: 0 }, 1, { kind: 'ask', overFen: 1 }],
  ])('%s', (_what, spender, amountFen, value) => {
    expect(teamPayment(spender, amountFen)).toMatchObject({ kind: 'done', value });
  });

  it.each([
    [{ state: 'pending' as const }, '还没有通过'],
    [{ state: 'disabled' as const }, '已停用'],
    [{ state: 'removed' as const }, '不在团队'],
    [{ isTeamOpen: false }, '已到期'],
  ])('is refused with %j', (change, said) => {
    const refusal = teamPayment({ ...EDITOR, ...change }, 1);
    expect(refusal).toMatchObject({ reason: 'team-refused', message: expect.stringContaining(said) });
  });
});

describe('what is left without asking', () => {
  it.each([
    ['of a limit', {}, 6_000],
    ['of a limit that is used up', { spentFen: 12_000 }, 0],
    ['for a contributor', { role: 'contributor' as const }, null],
    ['for who was disabled', { state: 'disabled' as const }, null],
    ['in a team that is over', { isTeamOpen: false }, null],
  ])('%s', (_what, change, left) => {
    expect(leftAtOnce({ ...EDITOR, ...change })).toBe(left);
  });
});

describe('a request', () => {
  it('is decided by owner and admin, and by nobody for oneself', () => {
    expect(TEAM_ROLES.filter((role) => mayDecide(role, false))).toEqual(['owner', 'admin']);
    expect(TEAM_ROLES.filter((role) => mayDecide(role, true))).toEqual([]);
  });
});
