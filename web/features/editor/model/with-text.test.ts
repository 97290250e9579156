import { expect, it } from 'vitest';
import type { Span, TextElement } from '#contracts/rules/pages/document.ts';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { withText } from './with-text.ts';

const text = (words: string, spans?: readonly Span[]): TextElement => ({
  ...{ id: idAt(1), kind: 'text', x: 0, y: 0, w: 50, h: 20, text: words, part: 'prose' },
  style: { family: 'serif', weight: 400, size: 5, leading: 1.5, color: '#000000', align: 'left', indent: 0 },
  ...(spans ? { spans } : {}),
});
const bold = (from: number, to: number) => ({ from, to, weight: 700 as const });

it.each([
  ['before it', '西湖四季', [bold(2, 4)], '游西湖四季', [bold(3, 5)]],
  ['within it', '西湖四季', [bold(0, 4)], '西湖的四季', [bold(0, 5)]],
  ['behind it', '西湖四季', [bold(0, 2)], '西湖四季图', [bold(0, 2)]],
  ['instead of it', '西湖四季', [bold(2, 4)], '西湖', undefined],
  ['over its end', '西湖四季', [bold(1, 3)], '西湖', [bold(1, 2)]],
])('words written %s', (_where, before, spans, after, expected) => {
  expect(withText(text(before, spans), after)).toEqual(text(after, expected));
});
