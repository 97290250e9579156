import type { TextLine } from '#contracts/rules/pages/text-layout.ts';

export interface Place {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** A text node, and where it begins in the text of the box. */
interface Piece {
  readonly node: Text;
  readonly start: number;
}

export function piecesIn(parent: Element, start: number): Piece[] {
  const walk = document.createTreeWalker(parent, NodeFilter.SHOW_TEXT);
  const pieces: Piece[] = [];
  let at = start;
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (!(node instanceof Text)) continue;
    pieces.push({ node, start: at });
    at += node.length;
  }
  return pieces;
}

/** The glyphs of a text that is drawn line by line. */
export function placesDrawn(sheet: HTMLElement, lines: readonly TextLine[], scale: number): Place[] {
  const drawn = [...sheet.querySelectorAll<HTMLElement>('.page-line')];
  const pieces = drawn.flatMap((line, at) => piecesIn(line, lines[at]?.start ?? 0));
  return placesOf(sheet, lines, pieces, scale);
}

/** The glyphs of a text that is edited, paragraph by paragraph. */
export function placesEdited(sheet: HTMLElement, lines: readonly TextLine[], scale: number): Place[] {
  let start = 0;
  const pieces = [...sheet.querySelectorAll('[role="textbox"] > div')].flatMap((paragraph) => {
    const own = piecesIn(paragraph, start);
    start += (paragraph.textContent ?? '').length + 1;
    return own;
  });
  return placesOf(sheet, lines, pieces, scale);
}

function placesOf(
  sheet: HTMLElement,
  lines: readonly TextLine[],
  pieces: readonly Piece[],
  scale: number,
): Place[] {
  const corner = sheet.getBoundingClientRect();
  const inMm = (pixels: number) => pixels / scale / 10;
  return lines.flatMap((line) => {
    let at = line.start;
    return line.glyphs.map(({ text }) => {
      const from = at;
      at += text.length;
      const piece = pieces.findLast(({ start }) => start <= from);
      if (!piece) return { text, x: Number.NaN, y: Number.NaN };
      const range = document.createRange();
      range.setStart(piece.node, Math.min(from - piece.start, piece.node.length));
      range.setEnd(piece.node, Math.min(at - piece.start, piece.node.length));
      const box = range.getBoundingClientRect();
      return { text: range.toString(), x: inMm(box.left - corner.left), y: inMm(box.top - corner.top) };
    });
  });
}
