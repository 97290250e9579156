export type Fields = Readonly<Record<string, unknown>>;

/** Rows under each other; a wide character takes two columns of a terminal. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      widths[column] = Math.max(widths[column] ?? 0, widthOf(cell));
    }
  }
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** One line for each field. */
export function fieldLines(fields: Fields): string {
  return table(Object.entries(fields).map(([name, value]) => [`${name}:`, shown(value)]));
}

export function shown(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A table of some fields of each, or the words for none. */
export function listLines(list: readonly Fields[], columns: readonly string[], none: string): string {
  if (list.length === 0) return none;
  return table(list.map((item) => columns.map((column) => shown(item[column]))));
}

function widthOf(text: string): number {
  return [...text].reduce(
    (width, sign) =>
      width +
      (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/.test(sign) ? 2 : 1),
    0,
  );
}
