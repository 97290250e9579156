import type { TextStyle } from '../pages/document.ts';
import { glyphsOf } from '../pages/glyphs.ts';

/** The largest size between two bounds at which a text stays on one line, in any unit of length. */
export function fittedSize(
  text: string,
  face: Pick<TextStyle, 'family' | 'weight'>,
  { width, most, least }: { readonly width: number; readonly most: number; readonly least: number },
): number {
  const ems = glyphsOf(text, face).reduce((sum, glyph) => sum + glyph.width, 0) / 1000;
  // A little less than fits: fonts on other machines are slightly wider.
  return ems === 0 ? most : Math.max(least, Math.min(most, (width * 0.97) / ems));
}
