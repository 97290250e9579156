import type { Box, New, WordsElement } from '#contracts/rules/pages/document.ts';
import { DOCUMENT_LIMITS } from '#contracts/rules/pages/limits.ts';
import type { PageSize } from '../paged-source.ts';
import { movedPoint, type Point } from './matrix.ts';
import { boxAround } from './page-box.ts';
import { cutText, withoutChineseBlanks } from './plain-text.ts';
import { type TextPiece, turned } from './text-pieces.ts';

/** Distances in heights of the letters. */
const SAME_LINE = 0.45;
const WORD_GAP = 0.15;
/** A wider gap parts columns and cells of a table. */
const WIDEST_GAP = 1.5;
const DEEPEST_OVERLAP = -0.5;
/** What is set twice at one place is meant to look bold. */
const SAME_PLACE = 0.3;

/** A piece, and its place in the order in which the PDF tells them, which is the order of reading. */
interface Told extends TextPiece {
  readonly order: number;
}

interface BaseLine {
  /** Of the largest letters on it. */
  lead: TextPiece;
  readonly pieces: Told[];
}

/** One element for each line of text (文字层), in the order of reading; what a page cannot hold is left out. */
export function wordsOfPieces(
  pieces: readonly TextPiece[],
  page: PageSize,
  most: number,
): New<WordsElement>[] {
  const runs = baseLinesOf(pieces).flatMap(({ pieces: on }) => runsOf(on));
  runs.sort((one, other) => orderOf(one) - orderOf(other));
  const words: New<WordsElement>[] = [];
  let room: number = DOCUMENT_LIMITS.textOfPage;
  for (const run of runs) {
    const box = boxOf(run, page);
    const text = cutText(textOf(run), Math.min(DOCUMENT_LIMITS.textLength, room));
    if (!box || text === '') continue;
    words.push({ kind: 'words', ...box, text });
    room -= text.length;
    if (words.length === most) break;
  }
  return words;
}

/** Pieces of one base line, wherever on the page and whenever they are told. */
function baseLinesOf(pieces: readonly TextPiece[]): BaseLine[] {
  const lines: BaseLine[] = [];
  for (const [order, piece] of pieces.slice(0, DOCUMENT_LIMITS.textOfPage).entries()) {
    const line = lines.findLast(({ lead }) => isOnLine(piece, lead));
    if (line) {
      line.pieces.push({ ...piece, order });
      if (piece.size > line.lead.size) line.lead = piece;
    } else if (lines.length < DOCUMENT_LIMITS.elementsOfPage) {
      lines.push({ lead: piece, pieces: [{ ...piece, order }] });
    }
  }
  return lines;
}

function isOnLine(piece: TextPiece, lead: TextPiece): boolean {
  if (piece.degrees !== lead.degrees) return false;
  return Math.abs(piece.line - lead.line) <= SAME_LINE * Math.max(piece.size, lead.size);
}

type Run = [Told, ...Told[]];

/** What stands together on a base line. */
function runsOf(pieces: readonly Told[]): Run[] {
  const runs: Run[] = [];
  for (const piece of [...pieces].sort((one, other) => one.start - other.start)) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (!run || !before) runs.push([piece]);
    else if (isDouble(piece, before)) continue;
    else if (isWithin(piece, before)) run.push(piece);
    else runs.push([piece]);
  }
  return runs;
}

function isDouble(piece: Told, before: Told): boolean {
  return piece.text === before.text && piece.start - before.start < SAME_PLACE * piece.size;
}

function isWithin(piece: Told, before: Told): boolean {
  const gap = (piece.start - before.end) / Math.max(piece.size, before.size);
  return gap >= DEEPEST_OVERLAP && gap <= WIDEST_GAP;
}

function orderOf(run: Run): number {
  return Math.min(...run.map(({ order }) => order));
}

function textOf(run: Run): string {
  let text = '';
  let end = Number.POSITIVE_INFINITY;
  for (const piece of run) {
    if (piece.start - end > WORD_GAP * piece.size) text += ' ';
    text += piece.text;
    end = piece.end;
  }
  return withoutChineseBlanks(text);
}

function boxOf(run: Run, page: PageSize): Box | null {
  const toPage = turned(run[0].degrees);
  const corners = run.flatMap(({ start, end, line, above, below }): Point[] => [
    [start, line - above],
    [end, line - above],
    [start, line + below],
    [end, line + below],
  ]);
  return boxAround(
    corners.map((corner) => movedPoint(toPage, corner)),
    page,
  );
}
