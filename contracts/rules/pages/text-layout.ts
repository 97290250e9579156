import type { TextStyle } from './document.ts';
import { type Glyph, glyphsOf, METRICS } from './glyphs.ts';
import { canBreakBetween } from './line-breaks.ts';

/** A line of text as every program draws it; millimetres from the upper left corner of its box. */
export interface TextLine {
  readonly text: string;
  /** Its start in the whole text. */
  readonly start: number;
  readonly x: number;
  /** The top of the line, whose height is the line spacing. */
  readonly y: number;
  readonly baseline: number;
  /** From its first to its last glyph, including the added space. */
  readonly width: number;
  /** The space added between glyphs to fill the line (两端对齐). */
  readonly spread: number;
  readonly isLastOfParagraph: boolean;
}

/** A tolerance, so that summed roundings push nothing onto the next line. */
const TOLERANCE = 0.001;

/**
 * Breaks a text into lines (排版): the one layout of reader, editor, thumbnail and print, so that none of them
 * differs by a line. It uses width tables instead of the fonts.
 */
export function layoutText(text: string, style: TextStyle, widthMm: number): TextLine[] {
  const lines: TextLine[] = [];
  let start = 0;
  for (const paragraph of text.split('\n')) {
    addParagraph(lines, paragraph, start, style, widthMm);
    start += paragraph.length + 1;
  }
  return lines;
}

function addParagraph(
  lines: TextLine[],
  paragraph: string,
  start: number,
  style: TextStyle,
  widthMm: number,
): void {
  const glyphs = glyphsOf(paragraph, style);
  let from = 0;
  let offset = start;
  do {
    const indent = from === 0 ? style.indent * style.size : 0;
    const room = Math.max(widthMm - indent, 0);
    const end = lineEnd(glyphs, from, (room / style.size) * 1000 + TOLERANCE);
    const isLast = end >= glyphs.length;
    const shown = withoutSpaces(glyphs.slice(from, end));
    lines.push(placed(shown, { start: offset, place: lines.length, indent, room, isLast, style }));
    offset += lengthOf(glyphs, from, end);
    from = end;
  } while (from < glyphs.length);
}

/** The first glyph of the next line. A word longer than a line is cut where the line is full. */
function lineEnd(glyphs: readonly Glyph[], from: number, room: number): number {
  let width = 0;
  let lastBreak = from;
  for (let at = from; at < glyphs.length; at += 1) {
    const glyph = glyphs[at] as Glyph;
    const before = glyphs[at - 1];
    if (before && at > from && canBreakBetween(before.text, glyph.text)) lastBreak = at;
    width += glyph.width;
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
  readonly place: number;
  readonly indent: number;
  readonly room: number;
  readonly isLast: boolean;
  readonly style: TextStyle;
}

/** The share of the free space before the line. */
const BEFORE = { left: 0, justify: 0, center: 0.5, right: 1 } as const;

function placed(glyphs: readonly Glyph[], { start, place, indent, room, isLast, style }: Room): TextLine {
  const natural = (widthOf(glyphs) * style.size) / 1000;
  const free = room - natural;
  const isStretched = style.align === 'justify' && !isLast && free > 0 && glyphs.length > 1;
  const height = style.size * style.leading;
  const { ascent, descent } = METRICS[style.family];
  const above = (height - ((ascent + descent) * style.size) / 1000) / 2;
  const y = place * height;
  return {
    text: glyphs.map(({ text }) => text).join(''),
    start,
    x: indent + BEFORE[style.align] * free,
    y,
    baseline: y + above + (ascent * style.size) / 1000,
    width: isStretched ? room : natural,
    spread: isStretched ? free / (glyphs.length - 1) : 0,
    isLastOfParagraph: isLast,
  };
}

export function widthOf(glyphs: readonly Glyph[]): number {
  return glyphs.reduce((sum, { width }) => sum + width, 0);
}

function lengthOf(glyphs: readonly Glyph[], from: number, end: number): number {
  let length = 0;
  for (let at = from; at < end; at += 1) length += glyphs[at]?.text.length ?? 0;
  return length;
}
