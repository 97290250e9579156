import type { FontFamily, TextStyle } from './document.ts';
import { type FontWeight, widthsOf } from './font-metrics/read-metrics.ts';
import { SANS_METRICS } from './font-metrics/sans.ts';
import { SERIF_METRICS } from './font-metrics/serif.ts';

/** A unit that is never cut: a character with its marks, or up to three dashes. */
export interface Glyph {
  readonly text: string;
  /** In thousandths of the font size. */
  readonly width: number;
}

export const METRICS = { sans: SANS_METRICS, serif: SERIF_METRICS } as const;

const DASHES = /^—{1,3}/;
const MARKS = /^\p{M}+/u;
const MOST_MARKS = 16;
const EMPTY_EM = '\u3000';

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
    const width = glyph.startsWith('—')
      ? (dashes[glyph.length - 1] ?? 0)
      : (widths.get(glyph.codePointAt(0) ?? 0) ?? 1000);
    glyphs.push({ text: glyph === '\t' ? EMPTY_EM : glyph, width });
    at += glyph.length;
  }
  return glyphs;
}

function glyphAt(text: string, at: number): string {
  if (text[at] === '—') return DASHES.exec(text.slice(at, at + 3))?.[0] ?? '—';
  const letter = String.fromCodePoint(text.codePointAt(at) ?? 0);
  const next = text.charCodeAt(at + letter.length);
  // Most texts have no marks, so the search starts only where one can begin.
  if (!(next >= 0x300)) return letter;
  const rest = text.slice(at + letter.length, at + letter.length + MOST_MARKS);
  return letter + (MARKS.exec(rest)?.[0] ?? '');
}
