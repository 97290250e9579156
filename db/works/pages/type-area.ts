import type { TextStyle } from '#contracts/rules/pages/document.ts';

/** Width of a text in ems: Chinese characters and their punctuation are square, Latin letters and digits half. */
export function emsOf(text: string): number {
  let ems = 0;
  for (const letter of text) ems += (letter.codePointAt(0) ?? 0) < 0x2000 ? 0.55 : 1;
  return ems;
}

/** Punctuation may not begin a line, so that now and then a line ends one character early. */
const RESERVE = 1.03;

/** The most lines that a text takes in a box of that width. */
export function linesOf(text: string, width: number, { size, indent }: TextStyle): number {
  const perLine = Math.max(1, Math.floor(width / size + 1e-6));
  return text
    .split('\n')
    .map((paragraph) => {
      const ems = emsOf(paragraph) + indent;
      return Math.max(1, Math.ceil(ems > perLine ? (ems * RESERVE) / perLine : ems / perLine));
    })
    .reduce((sum, lines) => sum + lines, 0);
}

export function heightOf(text: string, width: number, style: TextStyle): number {
  return linesOf(text, width, style) * style.size * style.leading;
}

/** The largest size, not above the wished one, at which the text stands in so many lines. */
export function sizeFor(text: string, width: number, wished: number, lines = 1): number {
  const longest = Math.max(...text.split('\n').map(emsOf), 1);
  const needed = Math.ceil(longest / lines);
  return Math.min(wished, Math.floor((width / (needed + 0.1)) * 20) / 20);
}
