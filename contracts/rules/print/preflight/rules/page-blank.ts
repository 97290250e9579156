import { isRunning } from '../../../pages/resolved.ts';
import type { PageRule, PrintedPage } from '../finding.ts';

const WHITE = '#ffffff';

/** Whether nothing of a page would be seen on white paper. */
export function isBlank({ page, elements }: Pick<PrintedPage, 'page' | 'elements'>): boolean {
  if (page.ground.toLowerCase() !== WHITE) return false;
  return elements.every((one) => one.kind === 'text' && one.text.trim() === '');
}

/**
 * An inner page without anything on it (空白页) but a number or a title that runs through the book. The insides and
 * the back of a cover are better empty; that is said, so that it does not look like counting wrong.
 */
export const pageBlank: PageRule = {
  id: 'page-blank',
  check({ page, elements }) {
    const own = elements.filter((one) => page.elements.includes(one) || !isRunning(one));
    if (page.role !== 'inner' || !isBlank({ page, elements: own })) return [];
    const why = '如果不是有意留白，请补上内容或删除这一页。封二、封三和封底通常留白，不算在内。';
    return [{ level: 'info', text: '本页为空白页', why }];
  },
};
