import { describe, expect, it } from 'vitest';
import { idAt } from '../../pages/ids.ts';
import { factsWith, SHARP, sampleDocument, sourceWith } from '../../testing/print-pages.ts';
import type { SourceFile } from './source-facts.ts';
import { foundBy } from './testing.ts';

const found = (source: SourceFile, id = 'source-file') =>
  foundBy(id, sampleDocument(), factsWith(SHARP, { source })).map(
    ({ level, page, text }) => [level, page, text] as const,
  );

describe('a PDF that is printed itself', () => {
  it('has nothing to say where it is sound, or is no source at all', () => {
    expect(found(sourceWith({}))).toEqual([]);
    expect(foundBy('source-file', sampleDocument(), factsWith(SHARP))).toEqual([]);
  });

  it('is judged by what it is', () => {
    const facts = {
      bareFonts: [{ page: 2, name: '方正楷体' }],
      otherSizes: [3],
      unbled: [1],
      coarse: [
        { page: 4, dpi: 149 },
        { page: 5, dpi: 150 },
      ],
    };
    expect(found(sourceWith(facts))).toEqual([
      ['warning', idAt(2), '字体“方正楷体”没有嵌入文件，印刷时可能换成别的字体'],
      ['warning', idAt(3), '这一页的大小与第 1 页不同'],
      ['warning', idAt(4), '原文件这一页的图片只有 149 dpi，建议 300 dpi 以上'],
      ['info', null, '原文件的页面没有出血，靠边的图文裁切后可能露白'],
      ['info', idAt(5), '原文件这一页的图片只有 150 dpi，建议 300 dpi 以上'],
    ]);
  });

  it.each([
    ['encrypted', '原文件已加密，将按页面图片印刷'],
    ['damaged', '原文件的结构无法处理，将按页面图片印刷'],
  ] as const)('says that its pages are drawn where it is %s', (why, text) => {
    const { facts } = sourceWith({ why }) as Extract<SourceFile, { facts: unknown }>;
    expect(found({ state: 'unusable', facts })).toEqual([['warning', null, text]]);
  });

  it('says that it was edited since', () => {
    expect(found({ state: 'edited' })).toEqual([]);
    expect(found({ state: 'edited' }, 'source-edited')).toHaveLength(1);
  });
});
