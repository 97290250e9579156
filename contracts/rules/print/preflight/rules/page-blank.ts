import type { PageRule, PrintedPage } from '../finding.ts';

const WHITE = '#ffffff';

/** Whether nothing of a page would be seen on white paper. */
export function isBlank({ page, elements }: Pick<PrintedPage, 'page' | 'elements'>): boolean {
  if (page.ground.toLowerCase() !== WHITE) return false;
  return elements.every((one) => one.kind === 'text' && one.text.trim() === '');
}

/** An inner page without anything on it (空白页); the insides of a cover are better empty. */
export const pageBlank: PageRule = {
  id: 'page-blank',
  check(sheet) {
    if (sheet.page.role !== 'inner' || !isBlank(sheet)) return [];
    return [{ level: 'info', text: '本页为空白页', why: '如果不是有意留白，请补上内容或删除这一页。' }];
  },
};
