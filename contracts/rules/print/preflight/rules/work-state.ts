import type { BookRule } from '../finding.ts';

/** Readers see something other than what is printed, or nothing at all. */
const NOT_AS_PUBLISHED = {
  draft: '作品尚未发布',
  changed: '作品有修改尚未发布',
  withdrawn: '作品已下架',
} as const;

/** A work that is printed other than it is read (未发布的内容). */
export const workState: BookRule = {
  id: 'work-state',
  checkBook(_book, { status, isForPrinting = false }) {
    if (status === undefined || status === 'published') return [];
    if (isForPrinting && status === 'draft') return [];
    const text = `${NOT_AS_PUBLISHED[status]}，将按当前内容印刷`;
    return [{ level: 'info', page: null, text, why: '印刷的是下单时的内容，与读者看到的可能不同。' }];
  },
};
