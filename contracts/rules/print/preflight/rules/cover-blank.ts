import type { PageRule } from '../finding.ts';
import { isBlank } from './page-blank.ts';

/** A front cover without anything on it (封面空白). */
export const coverBlank: PageRule = {
  id: 'cover-blank',
  check(sheet) {
    if (sheet.page.role !== 'cover' || !isBlank(sheet)) return [];
    return [{ level: 'error', text: '封面是空白的', why: '印出来会是一本白皮书，请先做好封面。' }];
  },
};
