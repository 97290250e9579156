/** What is told of a reading (阅读记录), by the numbers that stand for it; a new one goes to the end. */
export const READ_KINDS = ['open', 'page', 'click', 'share', 'search'] as const;
export type ReadKind = (typeof READ_KINDS)[number];

/** A page that was seen for less counts as passed. */
export const SEEN_MS = 1000;
/** A page that lies open for longer is one that was left. */
export const PAGE_MOST_MS = 30 * 60_000;
/** Told this late it is not counted any more. */
export const LATEST_MS = 7 * 86_400_000;
export const BATCH_MOST_BYTES = 32 * 1024;
/** By which a browser that allowed it is known again: drawn there, and good for nothing else. */
export const READER_KEY = /^[0-9a-f]{32}$/;

export interface ReadEvent {
  readonly kind: ReadKind;
  /** How long before it was sent: clocks of readers are wrong. */
  readonly age: number;
  /** The page it is about; 0 where it is about the book. */
  readonly page: number;
  /** For a page how long it was seen, in milliseconds; for a click the hot area, or 0. */
  readonly value: number;
}

/** An event on its way: the place of its kind, age, page, value. */
export type SentEvent = readonly [kind: number, age: number, page: number, value: number];

export function sentEvent({ kind, age, page, value }: ReadEvent): SentEvent {
  return [READ_KINDS.indexOf(kind), age, page, value];
}

/** What is kept of one reader (留下的记录), over all books. */
export interface KeptReads {
  readonly books: number;
  readonly opens: number;
  readonly pages: number;
  readonly seconds: number;
  /** Clicks, searches, sharing. */
  readonly others: number;
  /** Epoch milliseconds of the first and of the last; null where nothing is kept. */
  readonly since: number | null;
  readonly until: number | null;
}
