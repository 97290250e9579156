import type { Box, New, ShapeElement, TextElement, TextStyle } from '../pages/document.ts';
import { layoutText } from '../pages/text-layout.ts';

/** The line spacing of all texts of a calendar. */
export const LEADING = 1.25;
/** What is smaller is not read from paper. */
export const SMALLEST_MM = 1.7;

/** A text style with what all of them share. */
export function letters(
  { family, weight }: Pick<TextStyle, 'family' | 'weight'>,
  size: number,
  color: string,
  align: TextStyle['align'] = 'center',
): TextStyle {
  return {
    family,
    weight,
    size: Math.floor(size * 100) / 100,
    leading: LEADING,
    color,
    align,
    indent: 0,
    place: 'middle',
  };
}

const ENDLESS_MM = 100_000;

export function widthOf(text: string, style: TextStyle): number {
  return layoutText(text, style, ENDLESS_MM)[0]?.width ?? 0;
}

/** A text on one line: cut where there is no room for all of it. */
export function fitted(text: string, style: TextStyle, room: number): string {
  if (widthOf(text, style) <= room) return text;
  const letters = Array.from(text);
  for (let length = letters.length - 1; length > 0; length -= 1) {
    const shorter = `${letters.slice(0, length).join('').trimEnd()}…`;
    if (widthOf(shorter, style) <= room) return shorter;
  }
  return '';
}

/** A hundredth of a millimetre is finer than any press, and a page of a year has many elements. */
function rounded(box: Box): Box {
  const [x = 0, y = 0, w = 0, h = 0] = [box.x, box.y, box.w, box.h].map(
    (length) => Math.round(length * 100) / 100,
  );
  return { x, y, w, h };
}

/** A generated line of text, in the middle of its box. */
export function lineIn(
  name: string,
  box: Box,
  text: string,
  style: TextStyle,
  part: TextElement['part'] = 'prose',
): New<TextElement> {
  const isHigher = box.h > style.size * style.leading + 0.02;
  const placed: TextStyle = isHigher ? { ...style, place: 'middle' } : style;
  return { kind: 'text', ...rounded(box), name, by: 'month', text, style: placed, part };
}

/** A generated area of one colour. */
export function areaIn(name: string, box: Box, fill: string): New<ShapeElement> {
  return {
    ...{ kind: 'shape', ...rounded(box), name, by: 'month', form: 'rect' },
    ...{ fill, stroke: null, strokeWidth: 0, radius: 0 },
  };
}
