import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { preflightOf } from './preflight.ts';

const LEVELS = ['error', 'warning', 'info'];
const artId = fc.stringMatching(/^[a-z]{2,12}(-[a-z]{2,12}){0,3}$/);
const pageNum = fc.integer({ min: 1, max: 10_000 });

describe('the preflight of a publication', () => {
  it('passes a work without findings', () => {
    expect(preflightOf({ artId: 'round-the-island-ride', pageNum: 64, status: 'published' })).toEqual({
      level: 'pass',
      items: [],
    });
  });

  it('finds what a faulty work lacks', () => {
    const { level, items } = preflightOf({ artId: 'singing-tree', pageNum: 36 });
    expect([level, items[0]]).toEqual([
      'error',
      { level: 'error', page: 14, text: '缺少图片，印刷后此处为空白' },
    ]);
  });

  it('warns of a picture that is too small', () => {
    expect(preflightOf({ artId: 'snow-in-the-north', pageNum: 30 })).toMatchObject({
      level: 'warning',
      items: [{ level: 'warning', text: expect.stringMatching(/^图片约 [12]\d0 dpi，建议 300 dpi 以上$/) }],
    });
  });

  it.each([
    ['draft', '作品尚未发布，将按当前内容印刷'],
    ['changed', '作品有修改尚未发布，将按当前内容印刷'],
    ['withdrawn', '作品已下架，将按当前内容印刷'],
  ] as const)('says of a %s work what is printed, without holding it up', (status, text) => {
    expect(preflightOf({ artId: 'round-the-island-ride', pageNum: 64, status })).toEqual({
      level: 'info',
      items: [{ level: 'info', page: 0, text }],
    });
  });

  it('says nothing of publishing where a file was brought to be printed', () => {
    const brought = { artId: 'round-the-island-ride', pageNum: 64, isForPrinting: true };
    expect(preflightOf({ ...brought, status: 'draft' }).items).toEqual([]);
    expect(preflightOf({ ...brought, status: 'changed' }).items).toHaveLength(1);
  });

  it.each([
    ['a work without pages', { pageNum: 0 }, '作品没有内页，不能印刷'],
    ['a sheet that no machine takes', { pageNum: 8, widthMm: 610 }, '成品尺寸超过 600 毫米，请缩小版面'],
  ])('refuses %s', (_what, facts, text) => {
    expect(preflightOf({ artId: 'round-the-island-ride', ...facts }).items).toContainEqual({
      level: 'error',
      page: 0,
      text,
    });
  });

  it('names pages that the work has, the worst finding first, and the level of that one', () => {
    fc.assert(
      fc.property(artId, pageNum, (work, pages) => {
        const { level, items } = preflightOf({ artId: work, pageNum: pages });
        expect(items.every(({ page }) => page >= 0 && page <= pages)).toBe(true);
        const ranks = items.map((item) => LEVELS.indexOf(item.level));
        expect(ranks).toEqual([...ranks].sort());
        expect(level).toBe(items[0]?.level ?? 'pass');
      }),
    );
  });

  it('passes most works', () => {
    const works = fc.sample(artId, { numRuns: 400, seed: 7 });
    const passed = works.filter((work) => preflightOf({ artId: work, pageNum: 48 }).level === 'pass');
    expect(passed.length).toBeGreaterThan(works.length / 2);
  });
});
