import type { BookRule } from '../finding.ts';

/** An imported PDF whose pages were edited (导入后编辑过); going back to what came out of the file mends it. */
export const sourceEdited: BookRule = {
  id: 'source-edited',
  checkBook(_, { source }) {
    if (source?.state !== 'edited') return [];
    const text = '导入后编辑过，将按页面图片印刷，不如原文件清晰';
    return [{ level: 'warning', page: null, text, why: '改动只在页面上，原文件里没有。' }];
  },
};
