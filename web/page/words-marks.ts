import type { Box, WordsElement } from '#contracts/rules/pages/document.ts';
import { glyphsOf } from '#contracts/rules/pages/glyphs.ts';
import { folded } from '#contracts/rules/pages/search-pages.ts';

/** As wide as letters mostly are: which font a picture shows is not known. */
const FACE = { family: 'serif', weight: 400 } as const;

/** Where words stand in a line that a picture shows, counted from the corner of its box, as far as widths tell. */
export function marksOver({ text, w, h }: WordsElement, words: string): Box[] {
  const wanted = folded(words.trim());
  const whole = folded(text);
  const width = widthOf(whole);
  if (wanted === '' || width === 0) return [];
  // Several lines, or one that stands upright: the place in it is unknown.
  if (whole.includes('\n') || h > w) return whole.includes(wanted) ? [{ x: 0, y: 0, w, h }] : [];
  const marks: Box[] = [];
  for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + wanted.length)) {
    const x = (widthOf(whole.slice(0, at)) / width) * w;
    marks.push({ x, y: 0, w: (widthOf(wanted) / width) * w, h });
  }
  return marks;
}

function widthOf(text: string): number {
  return glyphsOf(text, FACE).reduce((sum, { width }) => sum + width, 0);
}
