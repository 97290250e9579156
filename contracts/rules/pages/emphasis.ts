import type { Glyph } from './glyphs.ts';

/** The dot below a character (着重号), or to its right in a vertical text; in font sizes of the character. */
export const DOT = {
  radius: 0.075,
  /** From the base line down to its middle. */
  below: 0.26,
  /** From the middle of a vertical line to its own. */
  beside: 0.62,
} as const;

const DOTTED = /[\p{L}\p{N}]/u;

/** Whether a character has a dot of its own; punctuation and spaces have none. */
export function hasDot({ text, look }: Glyph): boolean {
  return look?.span?.emph === true && DOTTED.test(text);
}
