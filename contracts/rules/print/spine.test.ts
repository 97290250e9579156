import { describe, expect, it } from 'vitest';
import { BINDING_NAMES, sampleLine } from '../testing/sample-line.ts';
import { thicknessOf } from './spine.ts';

function thickness(binding: string, pageNum: number, weight = '157克', film = '不覆膜') {
  const chosen = { binding, innerWeight: weight, innerLamination: film };
  const offered = { binding: [binding], innerWeight: [weight], innerLamination: [film] };
  return thicknessOf(sampleLine({ pageNum, chosen, offered }));
}

describe('how thick a book is', () => {
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
