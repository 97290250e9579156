import { describe, expect, it } from 'vitest';
import { BINDING_NAMES, sampleLine } from '../testing/sample-line.ts';
import { thicknessOf } from './spine.ts';

function thickness(binding: string, pageNum: number, weight = '157克', film = '不覆膜') {
  const chosen = { binding, innerWeight: weight, innerLamination: film };
  const offered = { binding: [binding], innerWeight: [weight], innerLamination: [film] };
  return thicknessOf(sampleLine({ pageNum, chosen, offered }));
}

/** Twenty books by hand: leaves times what a leaf is of, and two covers, in thousandths of a millimetre. */
const BY_HAND: readonly (readonly [
  binding: string,
  pages: number,
  paper: string,
  film: string,
  mm: number,
])[] = [
  ['骑马钉', 8, '157克哑粉纸', '不覆膜', 1.2], // 4 × 157 × 0.9 = 565, + 600
  ['骑马钉', 64, '128克铜版纸', '不覆膜', 3.9], // 32 × 128 × 0.8 = 3277, + 600
  ['普通平装', 32, '157克哑粉纸', '不覆膜', 2.9], // 16 × 141.3 = 2261, + 600
  ['普通平装', 66, '200克铜版纸', '不覆膜', 5.9], // 33 × 160 = 5280, + 600
  ['普通平装', 400, '128克哑粉纸', '不覆膜', 23.6], // 200 × 115.2 = 23040, + 600
  ['普通平装', 33, '157克哑粉纸', '不覆膜', 3], // 17 leaves × 141.3 = 2402, + 600
  ['锁线平装', 48, '128克道林纸', '不覆膜', 4.3], // 24 × 128 × 1.2 = 3686, + 600
  ['锁线平装', 600, '128克哑粉纸', '亮膜', 44.2], // 300 × 145.2 = 43560, + 600
  ['PUR平装', 200, '157克铜版纸', '哑膜', 16.2], // 100 × 155.6 = 15560, + 600
  ['PUR平装', 32, '250克铜版纸', '不覆膜', 3.8], // 16 × 200 = 3200, + 600
  ['全景平装', 16, '200克哑粉纸', '不覆膜', 3.5], // 8 × 2 × 180 = 2880, + 600
  ['全景平装', 120, '157克铜版纸', '亮膜', 17.5], // 60 × (251.2 + 30) = 16872, + 600
  ['普通精装', 32, '157克哑粉纸', '不覆膜', 7.3], // 16 × 141.3 = 2261, + 5000
  ['普通精装', 398, '157克哑粉纸', '不覆膜', 33.1], // 199 × 141.3 = 28119, + 5000
  ['锁线精装', 200, '128克道林纸', '不覆膜', 20.4], // 100 × 153.6 = 15360, + 5000
  ['PUR精装', 100, '200克铜版纸', '哑膜', 14.5], // 50 × 190 = 9500, + 5000
  ['豪华装', 10, '200克哑粉纸', '亮膜', 11], // 5 × (360 + 800 + 30) = 5950, + 5000
  ['对裱精装', 60, '250克铜版纸', '哑膜', 17.9], // 30 × (400 + 30) = 12900, + 5000
  ['对裱平装', 16, '200克铜版纸', '亮膜', 3.4], // 8 × (320 + 30) = 2800, + 600
  ['铁圈装', 26, '250克铜版纸', '亮膜', 3.6], // 13 × 230 = 2990, + 600
];

describe('how thick a book is', () => {
  it.each(BY_HAND)('%s of %d pages on %s, %s: %d mm', (binding, pageNum, weight, film, mm) => {
    expect(thickness(binding, pageNum, weight, film).bodyMm).toBe(mm);
  });

  it.each([
    ['soft covers and coated paper', '普通平装', 168, '128克哑粉纸', '不覆膜', 10.3],
    ['boards', '普通精装', 168, '128克哑粉纸', '不覆膜', 14.7],
    ['glossier paper', '普通平装', 168, '128克铜版纸', '不覆膜', 9.2],
    ['uncoated paper', '普通平装', 168, '128克', '不覆膜', 13.5],
    ['films', '普通平装', 168, '128克哑粉纸', '亮膜', 12.8],
    ['leaves of two sheets', '对裱精装', 40, '200克哑粉纸', '亮膜', 12.8],
    ['a board in each leaf', '豪华装', 40, '200克哑粉纸', '亮膜', 28.8],
    ['a paper that says no weight', '普通平装', 40, '道林纸', '不覆膜', 4.4],
  ])('with %s', (_what, binding, pageNum, weight, film, mm) => {
    expect(thickness(binding, pageNum, weight, film)).toEqual({ bodyMm: mm, spineMm: mm });
  });

  it.each(['骑马钉', '铁圈装'])('%s has no spine, and is as thick as its leaves', (binding) => {
    expect(thickness(binding, 32)).toEqual({ bodyMm: 3.6, spineMm: 0 });
  });

  it('of a single leaf is the paper alone', () => {
    expect(thickness('', 2, '250克铜版纸')).toEqual({ bodyMm: 0.2, spineMm: 0 });
  });

  it('grows with the pages in every binding', () => {
    for (const binding of BINDING_NAMES) {
      expect(thickness(binding, 60).bodyMm).toBeGreaterThan(thickness(binding, 20).bodyMm);
    }
  });
});
