import type { TextElement } from '../../../pages/document.ts';
import { around, writtenLines } from '../places.ts';

/** A point (磅) is a 72nd of an inch. */
export const MM_PER_PT = 25.4 / 72;
export const SMALLEST_PT = 6;
export const SMALLEST_MM = SMALLEST_PT * MM_PER_PT;

/** The text with all its sizes scaled alike. */
export function sized(element: TextElement, scale: number): TextElement {
  const scaled = (size: number) => Math.round(size * scale * 1000) / 1000;
  const { style, spans } = element;
  const made = { ...element, style: { ...style, size: scaled(style.size) } };
  if (!spans) return made;
  return {
    ...made,
    spans: spans.map((span) => (span.size === undefined ? span : { ...span, size: scaled(span.size) })),
  };
}

/** How far the lines reach over the end of their box, in millimetres. */
export function overflowOf(element: TextElement): number {
  const lines = around(writtenLines(element).map(({ box }) => box));
  if (!lines) return 0;
  const { x, y, h, style } = element;
  return style.vertical ? x - lines.x : lines.y + lines.h - y - h;
}
