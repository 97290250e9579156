import { describe, expect, it } from 'vitest';
import { ENTERPRISE, SUPER, VIP } from '../account/membership.ts';
import { consequencesOf, offersOf, type Way } from './offers.ts';

const TODAY = '2026-11-23';
const basis = (vipName: string, vipLastTime: string, queued = '') => ({
  membership: { vipName, vipLastTime },
  today: TODAY,
  queued,
});
const vip = (vipLastTime: string) => basis(VIP, vipLastTime);

function offer(of: ReturnType<typeof basis>, level: string, way: Way, term = 'year') {
  const found = offersOf(of).find((one) => one.level === level && one.way === way && one.term === term);
  if (!found) throw new Error(`no ${way} of ${level}`);
  return found;
}

describe('the difference (补差价)', () => {
  it('is rounded down in the customer’s favour, and keeps the last day', () => {
    expect(offer(vip('2027-03-23'), SUPER, 'top-up')).toMatchObject({
      priceFen: 65_753,
      formula: '(¥2,999.00 − ¥999.00) × 120 天 ÷ 365 = ¥657.53，到期日不变（2027-03-23）',
      until: '2027-03-23',
    });
  });

  it('is nothing on the last day', () => {
    expect(offer(vip(TODAY), SUPER, 'top-up').obstacle).toBe('今天到期，没有可以补的差价');
  });
});

describe('a new year for what is left (换购一年)', () => {
  it('is rounded down in the customer’s favour, and begins today', () => {
    expect(offer(vip('2027-03-23'), SUPER, 'exchange')).toMatchObject({
      priceFen: 267_056,
      formula: '¥2,999.00 − ¥999.00 × 120 天 ÷ 365 = ¥2,670.56，到期日 2027-11-23',
      until: '2027-11-23',
    });
  });

  it('cannot be had where what is left is worth more', () => {
    expect(offer(vip('2031-11-23'), SUPER, 'exchange').obstacle).toContain('剩余价值');
  });
});

describe('a term', () => {
  it.each([
    ['an ordinary member', basis('', ''), 'buy', '2027-11-23'],
    ['the grace', basis(VIP, '2026-11-20'), 'buy', '2027-11-23'],
    ['only looking', basis(VIP, '2026-01-31'), 'buy', '2027-11-23'],
    ['a membership that lasts', vip('2027-02-28'), 'renew', '2028-02-28'],
  ] as const)('of %s counts from the right day', (_who, of, way, until) => {
    expect(offer(of, VIP, way)).toMatchObject({ priceFen: 99_900, until, obstacle: '' });
  });

  it('of a month ends with a shorter month', () => {
    expect(offer(vip('2027-01-31'), VIP, 'renew', 'month')).toMatchObject({
      priceFen: 9900,
      until: '2027-02-28',
    });
  });

  it('of a cheaper plan waits for the end', () => {
    expect(offer(basis(SUPER, '2027-02-28'), VIP, 'queue')).toMatchObject({
      priceFen: 99_900,
      from: '2027-03-01',
      until: '2028-02-28',
    });
    expect(offer(basis(SUPER, '2027-02-28', VIP), VIP, 'queue').obstacle).toBe('已有「VIP」在到期后生效');
  });

  it('has an end', () => {
    expect(offer(vip('2036-01-01'), VIP, 'renew').obstacle).toBe('最多可续到 10 年后');
  });
});

it('says what can only be looked at afterwards, with a dearer plan too', () => {
  const none = { published: 3, storageBytes: 0 };
  const closed = ['「制作电子书」不再开放，已有内容保留'];
  expect(consequencesOf(ENTERPRISE, basis(SUPER, '2027-02-28'), none)).toEqual(closed);
  expect(consequencesOf(SUPER, vip('2027-02-28'), none)).toEqual([]);
  const much = { published: 140, storageBytes: 11 * 1024 ** 3 };
  expect(consequencesOf(VIP, basis(SUPER, '2027-02-28'), much).slice(1)).toEqual([
    '已发布 140 部，超过 100 部的保持发布，但不能再发布新作品',
    '已用存储超过 10 GB，文件保留，但不能再上传',
  ]);
});
