import type { TextStyle } from '../pages/document.ts';
import { glyphsOf } from '../pages/glyphs.ts';

/** The largest size at which a text stays on one line, between two bounds; any unit of length. */
export function fittedSize(
  text: string,
  face: Pick<TextStyle, 'family' | 'weight'>,
  { width, most, least }: { readonly width: number; readonly most: number; readonly least: number },
): number {
  const ems = glyphsOf(text, face).reduce((sum, glyph) => sum + glyph.width, 0) / 1000;
  // A hair less than fits: fonts of other machines are a little wider.
  return ems === 0 ? most : Math.max(least, Math.min(most, (width * 0.97) / ems));
}
