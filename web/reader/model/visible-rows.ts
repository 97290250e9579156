export interface Rows {
  readonly first: number;
  /** One past the last. */
  readonly end: number;
}

interface Scrolled {
  readonly top: number;
  readonly height: number;
  readonly rowHeight: number;
  readonly count: number;
}

/** Rows beyond either edge that are drawn before they are seen. */
const AHEAD = 2;

/** The rows of a long list that are worth drawing (虚拟列表). */
export function visibleRows({ top, height, rowHeight, count }: Scrolled): Rows {
  const first = Math.floor(top / rowHeight) - AHEAD;
  const end = Math.ceil((top + height) / rowHeight) + AHEAD;
  return { first: Math.min(Math.max(0, first), count), end: Math.max(0, Math.min(count, end)) };
}
