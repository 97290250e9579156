/** The byte order mark, without which spreadsheets do not read UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Beginnings of a cell that a spreadsheet takes for a formula, also in the full-width forms of Chinese input. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@|%＝＋－＠]|^[\t\r]/u;
const FIGURE = /^-?\d+(?:\.\d+)?$/;

/** An amount or a number, whose minus is no formula; anything else is a text. */
interface Figure {
  readonly figure: string;
}

export type Cell = string | Figure;

export function figure(text: string): Figure {
  return { figure: text };
}

/** A file for spreadsheets (CSV). Every cell goes through here, so that none is a formula. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `${BYTE_ORDER_MARK}${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`;
}

/** A text that begins like a formula gets an apostrophe in front. */
function written(cell: Cell): string {
  const text = typeof cell === 'string' ? cell : cell.figure;
  const isFigure = typeof cell !== 'string' && FIGURE.test(text);
  const harmless = !isFigure && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
