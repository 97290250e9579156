import { describe, expect, it } from 'vitest';
import { MOST_HITS, searchPages } from './search-pages.ts';

describe('searchPages', () => {
  const pages = ['湖上的风', '', '风从湖上来，湖上无船。Wind Over ＬＡＫＥ'];

  it('finds one character and several, in the order of the pages', () => {
    expect(searchPages(pages, '湖上').hits.map(({ page }) => page)).toEqual([1, 3, 3]);
    expect(searchPages(pages, '风').hits).toHaveLength(2);
  });

  it('shows what stands around', () => {
    expect(searchPages(pages, '无船').hits).toEqual([
      { page: 3, before: '风从湖上来，湖上', match: '无船', after: '。Wind Over ＬＡＫＥ' },
    ]);
  });

  it.each(['lake', 'LAKE', 'ｌａｋｅ'])('finds %s whatever its case and width', (keyword) => {
    expect(searchPages(pages, keyword).hits).toMatchObject([{ page: 3, match: 'ＬＡＫＥ' }]);
  });

  it('keeps places right beside letters whose small form is longer', () => {
    expect(searchPages(['İstanbul 的湖'], '的湖').hits).toMatchObject([
      { before: 'İstanbul ', match: '的湖' },
    ]);
  });

  it('finds nothing where nothing is asked', () => {
    expect(searchPages(pages, '  ')).toEqual({ hits: [], hasMore: false });
  });

  it('finds places one after the other, not one within the other', () => {
    expect(searchPages(['哈哈哈哈哈'], '哈哈').hits).toHaveLength(2);
  });

  it('stops after so many, and says that there are more', () => {
    const found = searchPages(['湖'.repeat(MOST_HITS + 1)], '湖');
    expect(found.hits).toHaveLength(MOST_HITS);
    expect(found.hasMore).toBe(true);
    expect(searchPages(['湖'.repeat(MOST_HITS)], '湖').hasMore).toBe(false);
  });
});
