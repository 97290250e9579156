/** Spreadsheets open UTF-8 as such only where the file begins with this. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A file for spreadsheets (CSV) of cells that are written already. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `${BYTE_ORDER_MARK}${rows.map((row) => `${row.join(',')}\r\n`).join('')}`;
}

/**
 * A text that no spreadsheet takes for a formula: one that begins like that gets an apostrophe in front. Amounts are
 * numbers that we write ourselves, so a minus stays what it is.
 */
export function textCell(text: string): string {
  const harmless = /^\s*[=+\-@\t\r|%]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
