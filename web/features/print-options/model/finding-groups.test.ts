import { expect, it } from 'vitest';
import { findingGroups, pagesWords } from './finding-groups.ts';

const item = (page: number, text = '图片约 154 dpi') => {
  return { rule: 'picture-resolution', level: 'info', page, text, why: '太小' } as const;
};

it('says each sentence once, with its pages', () => {
  const items = [item(1), item(2), item(2), item(4), item(3, '图片约 90 dpi'), item(0, '页数')];
  expect(findingGroups(items).map(({ text, pages }) => [text, pages])).toEqual([
    ['图片约 154 dpi', [1, 2, 4]],
    ['图片约 90 dpi', [3]],
    ['页数', []],
  ]);
});

it.each([
  [[], '整本'],
  [[3], '第 3 页'],
  [[3, 4, 5, 9], '第 3–5、9 页'],
  [[1, 3, 4], '第 1、3–4 页'],
])('names pages %j', (pages, words) => {
  expect(pagesWords(pages)).toBe(words);
});
