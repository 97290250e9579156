import { expect, it } from 'vitest';
import type { New, Page, TextElement } from './document.ts';
import { idAt, withIds } from './ids.ts';
import { passagesOf, wordsOf } from './page-text.ts';

const style: TextElement['style'] = {
  ...{ family: 'serif', weight: 400, size: 4, leading: 1.8, color: '#000000', align: 'left', indent: 0 },
};
const text = (part: TextElement['part'], words: string): New<TextElement> => ({
  kind: 'text',
  ...{ x: 0, y: 0, w: 1, h: 1, part, text: words, style },
});

const page: Page = {
  id: idAt(1),
  role: 'inner',
  ground: '#ffffff',
  elements: withIds([
    text('heading-1', '春'),
    text('prose', '第一段。\n\n 第二段。'),
    text('furniture', '12'),
    { kind: 'words', x: 0, y: 0, w: 1, h: 1, text: '图上的字' },
    { kind: 'link', x: 0, y: 0, w: 1, h: 1, label: '到目录', target: { to: 'page', page: idAt(1) } },
  ]),
};

it('reads a page in its order, without its number', () => {
  expect(passagesOf(page)).toEqual([
    { kind: 'heading-1', text: '春' },
    { kind: 'prose', text: '第一段。' },
    { kind: 'prose', text: '第二段。' },
    { kind: 'prose', text: '图上的字' },
  ]);
});

it('is searched as one line', () => {
  expect(wordsOf(page)).toBe('春 第一段。 第二段。 图上的字');
});
