import { describe, expect, it } from 'vitest';
import { SUPER } from '../account/membership.ts';
import { dayBegins } from './days.ts';
import { endingText, mayUseArea, milestonesOf, nextMilestoneAt, phaseOf, untilText } from './standing.ts';

const membership = { vipName: SUPER, vipLastTime: '2026-12-31' };

describe('a membership', () => {
  it.each([
    ['2026-12-31', 'active', '2026-12-31 到期'],
    ['2027-01-01', 'grace', '2026-12-31 已到期'],
    ['2027-01-30', 'grace', '2026-12-31 已到期'],
    ['2027-01-31', 'read-only', '2026-12-31 已到期'],
  ])('is on %s %s', (today, phase, text) => {
    expect([phaseOf(membership, today), untilText(membership, today)]).toEqual([phase, text]);
  });

  it('is none of an ordinary member, and lasts where it has no last day', () => {
    expect(phaseOf({ vipName: '', vipLastTime: '' }, '2026-12-31')).toBe('none');
    expect(phaseOf({ vipName: SUPER, vipLastTime: '' }, '2026-12-31')).toBe('active');
  });

  it.each([
    ['2027-01-30', true, true],
    ['2027-01-31', true, false],
  ])('opens on %s looking (%s) and making (%s)', (today, looks, makes) => {
    expect(mayUseArea('e-books', membership, { today, isWrite: false })).toBe(looks);
    expect(mayUseArea('e-books', membership, { today, isWrite: true })).toBe(makes);
  });

  it.each([
    ['2026-12-23', ''],
    ['2026-12-24', '会员还有 7 天到期'],
    ['2026-12-31', '会员今天到期'],
    ['2027-01-01', '宽限至 2027-01-30'],
    ['2027-01-31', '续费后恢复新建和发布'],
  ])('says on %s: %s', (today, text) => {
    expect(endingText(membership, today)).toContain(text);
    if (text === '') expect(endingText(membership, today)).toBe('');
  });
});

it('takes its course by days in China, each step once', () => {
  const days = milestonesOf('2026-12-31').map(({ kind, at }) => [kind, new Date(at).toISOString()]);
  expect(days).toEqual([
    ['remind', '2026-12-23T16:00:00.000Z'],
    ['remind', '2026-12-27T16:00:00.000Z'],
    ['remind', '2026-12-29T16:00:00.000Z'],
    ['expired', '2026-12-31T16:00:00.000Z'],
    ['read-only', '2027-01-30T16:00:00.000Z'],
  ]);
  expect(nextMilestoneAt(membership, dayBegins('2026-12-28'))).toBe(dayBegins('2026-12-30'));
  expect(nextMilestoneAt(membership, dayBegins('2027-01-31'))).toBeNull();
});
