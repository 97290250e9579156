import { describe, expect, it } from 'vitest';
import { inviteEnds, inviteObstacle, seatsOf, teamRights } from './invite.ts';

describe('seats', () => {
  it.each([
    ['', 0],
    ['VIP', 5],
    ['超级会员', 20],
    ['企业高级版', 50],
  ])('of %j are %i', (level, seats) => expect(seatsOf(level)).toBe(seats));
});

describe('rights of a member', () => {
  it.each([
    ['editor', '0', '', { role: 'editor', monthlyFen: 0, worksMax: null }],
    ['admin', '1000000', '5000', { role: 'admin', monthlyFen: 100_000_000, worksMax: 5000 }],
    ['contributor', ' 12 ', ' 1 ', { role: 'contributor', monthlyFen: 1200, worksMax: 1 }],
  ])('%s with %j and %j are read', (role, monthlyLimit, worksLimit, value) => {
    expect(teamRights({ role, monthlyLimit, worksLimit })).toEqual({ kind: 'done', value });
  });

  it.each([
    ['owner', '0', '', 'bad-choice'],
    ['editor', '', '', 'bad-field'],
    ['editor', '1000001', '', 'bad-field'],
    ['editor', '1.5', '', 'bad-field'],
    ['editor', '-1', '', 'bad-field'],
    ['editor', '1', '0', 'bad-field'],
    ['editor', '1', '5001', 'bad-field'],
    ['editor', '1', 'x', 'bad-field'],
  ])('%s with %j and %j are refused', (role, monthlyLimit, worksLimit, reason) => {
    expect(teamRights({ role, monthlyLimit, worksLimit })).toMatchObject({ kind: 'refused', reason });
  });
});

describe('an invite', () => {
  it.each([
    ['1', 86_400_000],
    ['7', 604_800_000],
  ])('of %s days ends in time', (days, ms) =>
    expect(inviteEnds(days, 5)).toEqual({ kind: 'done', value: 5 + ms }),
  );

  it.each(['', '2', '70', 'x'])('of %j days cannot be', (days) =>
    expect(inviteEnds(days, 0).kind).toBe('refused'),
  );

  it.each([
    [{}, 9, ''],
    [{}, 10, '已过期'],
    [{ revokedAt: 1 }, 2, '撤销'],
    [{ usedAt: 1 }, 2, '使用过'],
  ])('%j at %i: %s', (change, now, said) => {
    const obstacle = inviteObstacle({ expiresAt: 10, revokedAt: null, usedAt: null, ...change }, now);
    expect(obstacle === '' ? '' : obstacle).toContain(said);
    expect(obstacle === '').toBe(said === '');
  });
});
