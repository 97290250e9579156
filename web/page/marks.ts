import type { Box, TextElement } from '#contracts/rules/pages/document.ts';
import { folded } from '#contracts/rules/pages/search-pages.ts';
import { coveredBox, type TextLine } from '#contracts/rules/pages/text-layout.ts';

/** Where words stand in a text (搜索高亮), line by line, counted from the corner of its box. */
export function marksIn(element: TextElement, lines: readonly TextLine[], words: string): Box[] {
  const wanted = folded(words.trim());
  if (wanted === '') return [];
  const text = folded(element.text);
  const marks: Box[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    for (const line of lines) marks.push(...markOf(element, line, at, at + wanted.length));
  }
  return marks;
}

function markOf(element: TextElement, line: TextLine, from: number, to: number): Box[] {
  if (to <= line.start || from >= line.start + line.text.length) return [];
  let place = line.start;
  let x = line.x;
  let left = Number.POSITIVE_INFINITY;
  let right = 0;
  for (const { text, width } of line.glyphs) {
    const end = x + (width * element.style.size) / 1000;
    if (place >= from && place < to) {
      left = Math.min(left, x);
      right = end;
    }
    place += text.length;
    x = end + line.spread;
  }
  return [coveredBox(element, line, left, right - left)];
}
