export interface Shown {
  /** The first row that is drawn, and the one after the last. */
  readonly from: number;
  readonly to: number;
  /** The pixels above the first drawn row. */
  readonly above: number;
}

/** Rows beyond the edges, so that scrolling by a line or two draws nothing new. */
export const SPARE_ROWS = 6;

/** Which rows of equal height a scrolled box shows: of a thousand entries, only those are drawn. */
export function shownRows(
  total: number,
  { rowHeight, height, scrollTop }: { rowHeight: number; height: number; scrollTop: number },
): Shown {
  const rows = Math.ceil(height / rowHeight) + 1;
  // A list that became shorter leaves the box scrolled too far for a moment.
  const first = Math.min(Math.floor(Math.max(0, scrollTop) / rowHeight), Math.max(0, total - rows));
  const from = Math.max(0, first - SPARE_ROWS);
  return { from, to: Math.min(total, first + rows + SPARE_ROWS), above: from * rowHeight };
}
