import type { FontFamily, Span, TextStyle } from './document.ts';
import { type FontWeight, widthsOf } from './font-metrics/read-metrics.ts';
import { SANS_METRICS } from './font-metrics/sans.ts';
import { SERIF_METRICS } from './font-metrics/serif.ts';

/** A unit that is never cut: a character with its marks, an emoji of several, or up to three dashes. */
export interface Glyph {
  readonly text: string;
  /** In thousandths of the font size of the text, whatever its own. */
  readonly width: number;
  /** Where it looks different from its text: the same object for all neighbours that look alike. */
  readonly look?: Look;
}

export interface Look {
  readonly span?: Span | undefined;
  /** Stands upright between vertical characters, as high as one: a picture, or one or two digits (纵中横). */
  readonly isUpright?: boolean;
  /** Drawn in the face for emoji. */
  readonly isPicture?: boolean;
}

export const METRICS = { sans: SANS_METRICS, serif: SERIF_METRICS } as const;

const DASHES = /^—{1,3}/;
const LONGEST = 48;
/**
 * Not `Intl.Segmenter`: not every browser has it, and those that do follow different versions of Unicode, so that lines
 * would differ. A flag, a picture with its variations and what is joined to it, or any character with its marks. */
const CLUSTER =
  /^(?:\p{Regional_Indicator}{2}|\p{Extended_Pictographic}[\p{M}\p{Emoji_Modifier}\u{E0020}-\u{E007F}]*(?:\u200D\p{Extended_Pictographic}[\p{M}\p{Emoji_Modifier}]*)*|.\p{M}{0,16})/su;
/** The face for emoji draws what the texts' own faces lack, and what Unicode shows as a picture. */
const PICTURE =
  /\p{Emoji_Presentation}|[\d#*]\uFE0F?\u20E3|\p{Extended_Pictographic}\uFE0F|(?![‼⁉™↔↖-↙Ⓜ▪▫▶◀☀-☃☎☝☯♀♂♠-♦♨♻⚠✂➡⤴⤵⬅-⬇〰㊗㊙🅰🅱🈷])\p{Extended_Pictographic}/u;
/** Of those that are one unit long. */
const FIRST_PICTURE = '\u203c';
/** All emoji of the face are as wide as that, in ems. */
export const PICTURE_EM = 2600 / 2048;
const PICTURE_LOOK: Look = { isPicture: true };
const EMPTY_EM = '\u3000';
/** One or two digits that are no part of a word, a larger number or the picture of a key. */
const SHORT_NUMBER = /(?<![\w.,:%-])\d{1,2}(?![\w.,:%-]|\uFE0F|\u20E3)/g;

type Face = `${FontFamily} ${FontWeight}`;

// Read once per face, because reading takes longer than laying out a page.
const read = new Map<Face, ReadonlyMap<number, number>>();

function widthsOfFace(family: FontFamily, weight: FontWeight): ReadonlyMap<number, number> {
  const known = read.get(`${family} ${weight}`);
  if (known !== undefined) return known;
  const widths = widthsOf(METRICS[family], weight);
  read.set(`${family} ${weight}`, widths);
  return widths;
}

/** A text as the font draws it. A tab becomes an em space, whose width every program knows. */
export function glyphsOf(text: string, { family, weight }: Pick<TextStyle, 'family' | 'weight'>): Glyph[] {
  const widths = widthsOfFace(family, weight);
  const dashes = METRICS[family].dashes[weight];
  const glyphs: Glyph[] = [];
  for (let at = 0; at < text.length; ) {
    const glyph = glyphAt(text, at);
    at += glyph.length;
    if (isPicture(glyph)) {
      glyphs.push({ text: glyph, width: 1000 * PICTURE_EM, look: PICTURE_LOOK });
      continue;
    }
    const width = glyph.startsWith('—')
      ? (dashes[glyph.length - 1] ?? 0)
      : (widths.get(glyph.codePointAt(0) ?? 0) ?? 1000);
    glyphs.push({ text: glyph === '\t' ? EMPTY_EM : glyph, width });
  }
  return glyphs;
}

function isPicture(glyph: string): boolean {
  return (glyph.length > 1 || glyph >= FIRST_PICTURE) && PICTURE.test(glyph);
}

/** Whether a text needs the face for emoji. */
export function hasPictures(text: string): boolean {
  return PICTURE.test(text);
}

function glyphAt(text: string, at: number): string {
  if (text[at] === '—') return DASHES.exec(text.slice(at, at + 3))?.[0] ?? '—';
  const letter = String.fromCodePoint(text.codePointAt(at) ?? 0);
  const next = text.charCodeAt(at + letter.length);
  // Most texts have no marks, so the search starts only where one can begin.
  if (!(next >= 0x300)) return letter;
  return CLUSTER.exec(text.slice(at, at + LONGEST))?.[0] ?? letter;
}

/** Superscripts and subscripts are that much smaller. */
const RAISED = 0.6;

export function sizeOf({ size }: TextStyle, look: Look | undefined): number {
  return look?.span?.size ?? size;
}

/** The size that a glyph is drawn in. */
export function drawnSize(style: TextStyle, look: Look | undefined): number {
  return sizeOf(style, look) * (look?.span?.raise === undefined ? 1 : RAISED);
}

/** A paragraph that begins at a place of its text, with the looks of its spans. */
export function styledGlyphs(
  paragraph: string,
  start: number,
  style: TextStyle,
  spans: readonly Span[],
): Glyph[] {
  if (spans.length === 0 && !style.vertical) return glyphsOf(paragraph, style);
  const glyphs: Glyph[] = [];
  for (const { from, to, look } of partsOf(paragraph, start, style, spans)) {
    const text = paragraph.slice(from, to);
    const pictured = { ...look, isPicture: true, ...(style.vertical && { isUpright: true }) };
    if (look?.isUpright) {
      glyphs.push({ text, width: (1000 * drawnSize(style, look)) / style.size, look });
      continue;
    }
    const scale = drawnSize(style, look) / style.size;
    for (const glyph of glyphsOf(text, { ...style, weight: look?.span?.weight ?? style.weight })) {
      const own = glyph.look ? pictured : look;
      const width = scale * (glyph.look && style.vertical ? 1000 : glyph.width);
      glyphs.push(own ? { text: glyph.text, width, look: own } : glyph);
    }
  }
  return glyphs;
}

interface Part {
  readonly from: number;
  readonly to: number;
  readonly look: Look | undefined;
}

/** The parts of a paragraph that look alike, counted from its beginning. */
function partsOf(paragraph: string, start: number, style: TextStyle, spans: readonly Span[]): Part[] {
  const parts: Part[] = [];
  const upright = style.vertical ? shortNumbers(paragraph) : [];
  const add = (from: number, to: number, span?: Span) => {
    const plain = span && { span };
    let at = from;
    for (const number of upright) {
      if (number.from < from || number.to > to) continue;
      if (number.from > at) parts.push({ from: at, to: number.from, look: plain });
      at = number.to;
      parts.push({ ...number, look: { span, isUpright: true } });
    }
    if (at < to) parts.push({ from: at, to, look: plain });
  };
  let at = 0;
  for (const span of spans) {
    const from = Math.min(Math.max(span.from - start, at), paragraph.length);
    const to = Math.min(span.to - start, paragraph.length);
    if (to <= from) continue;
    add(at, from);
    add(from, to, span);
    at = to;
  }
  add(at, paragraph.length);
  return parts;
}

function shortNumbers(paragraph: string): { from: number; to: number }[] {
  return Array.from(paragraph.matchAll(SHORT_NUMBER), ({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
  }));
}
