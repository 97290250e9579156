import type { Box, New, PageElement, ShapeElement, TextElement, TextStyle } from '../pages/document.ts';
import { layoutText } from '../pages/text-layout.ts';
import { PHOTO_PLACE, PROMPT, PROMPTS } from './waiting.ts';

export type Part = New<PageElement>;

const hundredths = (length: number) => Math.round(length * 100) / 100;

function rounded({ x, y, w, h }: Box): Box {
  return { x: hundredths(x), y: hundredths(y), w: hundredths(w), h: hundredths(h) };
}

export function area(box: Box, fill: string): New<ShapeElement> {
  return {
    ...{ kind: 'shape', ...rounded(box), form: 'rect', fill },
    ...{ stroke: null, strokeWidth: 0, radius: 0 },
  };
}

export function outline(box: Box, stroke: string, strokeWidth = 0.4): New<ShapeElement> {
  return {
    ...{ kind: 'shape', ...rounded(box), form: 'rect', fill: null },
    ...{ stroke, strokeWidth, radius: 0 },
  };
}

/** Where a photo will stand (照片的位置). */
export function photoPlace(box: Box, tint: string): New<ShapeElement> {
  return { ...area(box, tint), name: PHOTO_PLACE, by: 'layout' };
}

const SMALLEST_MM = 3;

/** A text in the largest size, up to that of its style, in which all of it has room. */
export function fittedText(
  text: string,
  box: Box,
  style: TextStyle,
  part: TextElement['part'],
): New<TextElement> {
  const place = rounded(box);
  const [along, across] = style.vertical ? [place.h, place.w] : [place.w, place.h];
  let { size } = style;
  const isTooLong = () => {
    const lines = layoutText(text, { ...style, size }, along);
    return lines.length * size * style.leading > across || lines.some(({ width }) => width > along);
  };
  while (size > SMALLEST_MM && isTooLong()) size = hundredths(size - 0.5);
  return { kind: 'text', ...place, text, style: { ...style, size }, part };
}

export function prompt(
  which: keyof typeof PROMPTS,
  box: Box,
  style: TextStyle,
  part: TextElement['part'],
): New<TextElement> {
  return { ...fittedText(PROMPTS[which], box, style, part), name: PROMPT };
}
