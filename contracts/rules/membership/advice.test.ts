import { expect, it } from 'vitest';
import { ENTERPRISE, SUPER, VIP } from '../account/membership.ts';
import { adviceFor } from './advice.ts';

const nothing = { level: '', locked: {}, used: [], published: 3, storageBytes: 0 } as const;
const DAILY = ['sub-members', 'statistics'] as const;

it('recommends the cheapest plan that opens what was locked', () => {
  expect(adviceFor({ ...nothing, locked: { statistics: 4, 'sub-members': 2 } })).toEqual({
    level: VIP,
    text: '近 90 天您想用而没有开通的：名片访问统计 4 次、成员管理 2 次；已发布 3 部作品 → 「VIP」已够用',
  });
});

it.each([
  ['none', nothing, ''],
  ['for e-books', { ...nothing, locked: { 'e-books': 1 } }, SUPER],
  ['for many works', { ...nothing, published: 101 }, SUPER],
  ['for very many works', { ...nothing, published: 1001 }, ENTERPRISE],
  ['a cheaper one', { ...nothing, level: SUPER, used: DAILY }, VIP],
  ['the same', { ...nothing, level: SUPER, used: [...DAILY, 'e-books'] as const }, SUPER],
  ['as near as it gets', { ...nothing, locked: { 'e-books': 1 }, published: 2000 }, SUPER],
])('recommends %s', (_what, habits, level) => {
  expect(adviceFor(habits).level).toBe(level);
});

it('does not name what the level of today opens', () => {
  const { text } = adviceFor({ ...nothing, level: VIP, locked: { statistics: 4, 'e-books': 1 } });
  expect(text).toBe('近 90 天您想用而没有开通的：制作电子书 1 次；已发布 3 部作品 → 「超级会员」已够用');
});

it('says that nothing more is needed', () => {
  expect(adviceFor(nothing).text).toBe(
    '近 90 天没有用到未开通的功能；已发布 3 部作品 → 「普通会员」已够用，不必升级',
  );
  expect(adviceFor({ ...nothing, level: SUPER, used: DAILY }).text).toContain('到期后可以换成更省的方案');
});
