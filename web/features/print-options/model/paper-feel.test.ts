import { describe, expect, it } from 'vitest';
import { sampleLine } from '#contracts/rules/testing/sample-line.ts';
import { pagesToTry, paperFeel, paperStep, triedLine } from './paper-feel.ts';

const line = sampleLine({
  pageNum: 64,
  chosen: { coverMaterial: '铜版纸', binding: '骑马钉', innerWeight: '157克', innerLamination: '亮膜' },
});
const LIST = {
  goodsID: '1',
  basePriceFen: 1000,
  perPageMilliFen: 10_000,
  tiers: [],
  options: new Map(
    line.buzhou.flatMap(({ items }) =>
      items.map(({ Cnum }) => [Cnum, { cnum: Cnum, perCopyFen: 0, perPageMilliFen: 0 }] as const),
    ),
  ),
};
const A5 = { widthMm: 148, heightMm: 210 };
const feel = (pageNum: number, paper = '') => paperFeel(line, LIST, 1, { pageNum, paper, size: A5 });
const codeOf = (name: string) => paperStep(line)?.items.find(({ Name }) => Name === name)?.Cnum ?? '';
const closed = (pageNum: number) =>
  feel(pageNum)
    .bindings.filter(({ why }) => why !== '')
    .map(({ name }) => name);

describe('what other pages or another paper would do', () => {
  it('is nothing with those that are chosen', () => {
    expect(feel(64)).toMatchObject({ copyFen: 1640, moved: [], isImpossible: false });
    expect(triedLine(line, { pageNum: 64, paper: '' })).toEqual(line);
  });

  it('tells the sheets of a stitched book, and the cover of a bound one', () => {
    expect(feel(64)).toMatchObject({ sheets: 16, cover: { widthMm: 302, heightMm: 216 } });
    const bound = feel(66);
    expect(bound.sheets).toBe(0);
    expect(bound.cover?.widthMm).toBeCloseTo(302 + bound.thickness.spineMm, 9);
  });

  it('makes it thicker and dearer', () => {
    expect(feel(68).thickness.bodyMm).toBeGreaterThan(feel(64).thickness.bodyMm);
    expect(feel(60, codeOf('200克')).thickness.bodyMm).toBeGreaterThan(feel(60).thickness.bodyMm);
    expect(feel(60).copyFen).toBe(1600);
  });

  it('closes bindings, and says what would be chosen instead', () => {
    expect(closed(64)).not.toContain('骑马钉');
    expect(feel(66).bindings.find(({ name }) => name === '骑马钉')).toMatchObject({
      isChosen: true,
      why: expect.stringContaining('骑马钉适用'),
    });
    expect(feel(66).moved).toEqual(['「骑马钉」改为「普通平装」']);
  });

  it('has no price where nothing could be printed, or without a list', () => {
    expect(feel(10_000)).toMatchObject({ copyFen: null, isImpossible: true });
    expect(paperFeel(line, null, 1, { pageNum: 64, paper: '', size: A5 }).copyFen).toBeNull();
  });

  it('can be tried around the book’s own page count', () => {
    expect([pagesToTry(64), pagesToTry(10)]).toEqual([
      { min: 24, max: 184 },
      { min: 2, max: 130 },
    ]);
  });
});
