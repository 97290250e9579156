import type { Box, Span, TextElement, TextStyle } from './document.ts';
import { type Glyph, METRICS, sizeOf, styledGlyphs } from './glyphs.ts';
import { canBreakBetween } from './line-breaks.ts';

/**
 * A line of text as every program draws it; millimetres from the upper left corner of its box. Of a vertical text x runs
 * down the line, and y from the right edge of the box to the left.
 */
export interface TextLine {
  readonly text: string;
  readonly glyphs: readonly Glyph[];
  /** Its start in the whole text. */
  readonly start: number;
  readonly x: number;
  /** The top of the line, whose height is the line spacing. */
  readonly y: number;
  readonly height: number;
  /** The font size of its largest glyph. */
  readonly size: number;
  readonly baseline: number;
  /** From its first to its last glyph, including the added space. */
  readonly width: number;
  /** The space added between glyphs: letter spacing, and what fills the line (两端对齐). */
  readonly spread: number;
  readonly isLastOfParagraph: boolean;
}

/** A tolerance, so that summed roundings push nothing onto the next line. */
const TOLERANCE = 0.001;
/** The share of the free space above the lines. */
const ABOVE = { top: 0, middle: 0.5, bottom: 1 } as const;

/** The lines of a text where they stand in its box. */
export function linesOf({ text, style, spans, w, h }: Omit<TextElement, 'id'>): TextLine[] {
  const [length, room] = style.vertical ? [h, w] : [w, h];
  const lines = layoutText(text, style, length, spans);
  const last = lines.at(-1);
  const free = Math.max(room - (last ? last.y + last.height : 0), 0);
  const down = free * ABOVE[style.place ?? 'top'];
  if (down === 0) return lines;
  return lines.map((line) => ({ ...line, y: line.y + down, baseline: line.baseline + down }));
}

/** What a part of a line covers of the box of its text, from that box's upper left corner. */
export function coveredBox(
  { style, w }: Pick<TextElement, 'style' | 'w'>,
  { y, height }: TextLine,
  x: number,
  length: number,
): Box {
  if (style.vertical) return { x: w - y - height, y: x, w: height, h: length };
  return { x, y, w: length, h: height };
}

/**
 * Breaks a text into lines of that length (排版): the one layout of reader, editor, thumbnail and print, so that none of
 * them differs by a line. It uses width tables instead of the fonts.
 */
export function layoutText(
  text: string,
  style: TextStyle,
  lengthMm: number,
  spans: readonly Span[] = [],
): TextLine[] {
  const lines: TextLine[] = [];
  let start = 0;
  let top = 0;
  for (const paragraph of text.split('\n')) {
    const glyphs = styledGlyphs(paragraph, start, style, spans);
    top = addParagraph(lines, glyphs, { start, top, style, lengthMm }) + (style.gap ?? 0);
    start += paragraph.length + 1;
  }
  return lines;
}

interface Frame {
  readonly start: number;
  readonly top: number;
  readonly style: TextStyle;
  readonly lengthMm: number;
}

/** Answers where the paragraph ends. */
function addParagraph(
  lines: TextLine[],
  glyphs: readonly Glyph[],
  { start, top, style, lengthMm }: Frame,
): number {
  const tracking = (style.tracking ?? 0) * 1000;
  let from = 0;
  let offset = start;
  let y = top;
  do {
    const indent = (from === 0 ? style.indent : (style.hang ?? 0)) * style.size;
    const room = Math.max(lengthMm - indent, 0);
    const end = lineEnd(glyphs, from, (room / style.size) * 1000 + tracking + TOLERANCE, tracking);
    const isLast = end >= glyphs.length;
    const shown = withoutSpaces(glyphs.slice(from, end));
    const line = placed(shown, { start: offset, y, indent, room, isLast, style });
    lines.push(line);
    y += line.height;
    offset += lengthOf(glyphs, from, end);
    from = end;
  } while (from < glyphs.length);
  return y;
}

/** The first glyph of the next line. A word longer than a line is cut where the line is full. */
function lineEnd(glyphs: readonly Glyph[], from: number, room: number, tracking: number): number {
  let width = 0;
  let lastBreak = from;
  for (let at = from; at < glyphs.length; at += 1) {
    const glyph = glyphs[at] as Glyph;
    const before = glyphs[at - 1];
    if (before && at > from && canBreakBetween(before.text, glyph.text)) lastBreak = at;
    width += glyph.width + tracking;
    if (width > room && glyph.text !== ' ' && at > from) return lastBreak > from ? lastBreak : at;
  }
  return glyphs.length;
}

function withoutSpaces(glyphs: readonly Glyph[]): readonly Glyph[] {
  let end = glyphs.length;
  while (glyphs[end - 1]?.text === ' ') end -= 1;
  return glyphs.slice(0, end);
}

interface Room {
  readonly start: number;
  readonly y: number;
  readonly indent: number;
  readonly room: number;
  readonly isLast: boolean;
  readonly style: TextStyle;
}

/** The share of the free space before the line. */
const BEFORE = { left: 0, justify: 0, center: 0.5, right: 1 } as const;

function placed(glyphs: readonly Glyph[], { start, y, indent, room, isLast, style }: Room): TextLine {
  const gaps = Math.max(glyphs.length - 1, 0);
  const tracking = (style.tracking ?? 0) * style.size;
  const natural = (widthOf(glyphs) * style.size) / 1000 + gaps * tracking;
  const free = room - natural;
  const isStretched = style.align === 'justify' && !isLast && free > 0 && gaps > 0;
  const size = largestOf(glyphs, style);
  const height = size * style.leading;
  const { ascent, descent } = METRICS[style.family];
  const above = (height - ((ascent + descent) * size) / 1000) / 2;
  return {
    text: glyphs.map(({ text }) => text).join(''),
    glyphs,
    start,
    x: indent + BEFORE[style.align] * free,
    y,
    height,
    size,
    baseline: y + above + (ascent * size) / 1000,
    width: isStretched ? room : natural,
    spread: tracking + (isStretched ? free / gaps : 0),
    isLastOfParagraph: isLast,
  };
}

function largestOf(glyphs: readonly Glyph[], style: TextStyle): number {
  if (glyphs.length === 0) return style.size;
  return glyphs.reduce((largest, { look }) => Math.max(largest, sizeOf(style, look)), 0);
}

function widthOf(glyphs: readonly Glyph[]): number {
  return glyphs.reduce((sum, { width }) => sum + width, 0);
}

function lengthOf(glyphs: readonly Glyph[], from: number, end: number): number {
  let length = 0;
  for (let at = from; at < end; at += 1) length += glyphs[at]?.text.length ?? 0;
  return length;
}
