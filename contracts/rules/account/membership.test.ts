import { describe, expect, it } from 'vitest';
import { AREAS, type Area, ENTERPRISE, isAreaOpen, levelsOf, SUPER, VIP } from './membership.ts';

describe('isAreaOpen', () => {
  // Ordinary member, VIP, 超级会员, 企业高级版.
  const CELLS: [Area, boolean, boolean, boolean, boolean][] = [
    ['sub-members', false, true, true, true],
    ['statistics', false, true, true, true],
    ['e-books', false, false, true, false],
    ['e-paper', false, false, true, false],
  ];

  it.each(CELLS)('of %s', (area, ordinary, vip, superMember, enterprise) => {
    expect([
      isAreaOpen(area, ''),
      isAreaOpen(area, 'VIP'),
      isAreaOpen(area, '超级会员'),
      isAreaOpen(area, '企业高级版'),
    ]).toEqual([ordinary, vip, superMember, enterprise]);
  });

  it('covers every area', () => {
    expect(CELLS.map(([area]) => area)).toEqual(AREAS);
  });

  it.each(['vip', ' VIP', 'VIP2', '企业版', 'undefined'])('stays closed for %j', (vipName) => {
    expect(AREAS.some((area) => isAreaOpen(area, vipName))).toBe(false);
  });
});

describe('levelsOf', () => {
  it('lists the levels by name', () => {
    expect(levelsOf('statistics')).toEqual([VIP, SUPER, ENTERPRISE]);
    expect(levelsOf('e-books')).toEqual([SUPER]);
  });
});
