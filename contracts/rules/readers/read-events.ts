import { READING_CODE } from '../publications/sharing-fields.ts';

/** What is told of a reading (阅读记录), by the numbers that stand for it; a new one goes to the end. */
export const READ_KINDS = ['open', 'page', 'click', 'share', 'search'] as const;
export type ReadKind = (typeof READ_KINDS)[number];

/** A page that was seen for less counts as passed. */
export const SEEN_MS = 1000;
/** A page that lies open for longer is one that was left. */
export const PAGE_MOST_MS = 30 * 60_000;
/** Told this late it is not counted any more. */
export const LATEST_MS = 7 * 86_400_000;
export const BATCH_MOST_EVENTS = 100;
export const BATCH_MOST_BYTES = 32 * 1024;
/** Nobody turns pages so fast. */
const PAGES_A_SECOND = 30;
const NUMBER_MOST = 1_000_000;
const PAGES_MOST = 10_000;
const TOKEN = /^[\w.-]{0,64}$/;
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

/** What a reader's browser sends at once. */
export interface ReadBatch {
  readonly code: string;
  readonly readToken: string;
  /** One opening of the reader, drawn by the browser, and which of its batches this is: together they come once. */
  readonly visit: number;
  readonly no: number;
  /** Empty without consent: then openings alone are counted, and nothing is kept. */
  readonly reader: string;
  readonly events: readonly ReadEvent[];
}

/** An event on its way: the place of its kind, age, page, value. */
export type SentEvent = readonly [kind: number, age: number, page: number, value: number];

export function sentEvent({ kind, age, page, value }: ReadEvent): SentEvent {
  return [READ_KINDS.indexOf(kind), age, page, value];
}

/** A batch as it came; null where it is none. */
export function readBatch(text: string): ReadBatch | null {
  const sent = parsed(text);
  if (!isRecord(sent)) return null;
  const { code, readToken, visit, no, reader, events } = sent;
  if (typeof code !== 'string' || !READING_CODE.test(code)) return null;
  if (typeof readToken !== 'string' || !TOKEN.test(readToken)) return null;
  if (typeof reader !== 'string' || (reader !== '' && !READER_KEY.test(reader))) return null;
  if (!isWhole(visit, 1, Number.MAX_SAFE_INTEGER) || !isWhole(no, 1, NUMBER_MOST)) return null;
  if (!Array.isArray(events) || events.length === 0 || events.length > BATCH_MOST_EVENTS) return null;
  const read = events.map(readEvent);
  if (read.includes(null)) return null;
  return { code, readToken, visit, no, reader, events: read.filter((event) => event !== null) };
}

function readEvent(sent: unknown): ReadEvent | null {
  if (!Array.isArray(sent)) return null;
  const [place, age, page, value] = sent;
  const kind = READ_KINDS[place];
  if (kind === undefined || !isWhole(age, 0, LATEST_MS) || !isWhole(page, 0, PAGES_MOST)) return null;
  if (!isWhole(value, 0, kind === 'page' ? PAGE_MOST_MS : Number.MAX_SAFE_INTEGER)) return null;
  if (kind === 'page' && (page === 0 || value < SEEN_MS)) return null;
  return { kind, age, page, value };
}

/** The key of a reader who asks what is kept, or wants it deleted; null where it is none. */
export function readReaderKey(text: string): string | null {
  const sent = parsed(text);
  const key = isRecord(sent) ? sent.reader : null;
  return typeof key === 'string' && READER_KEY.test(key) ? key : null;
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

/** More pages within a second than a reader can turn. */
export function isTooFast(events: readonly ReadEvent[]): boolean {
  const ages = events.flatMap(({ kind, age }) => (kind === 'page' ? [age] : [])).sort((a, b) => a - b);
  return ages.some((age, place) => (ages[place + PAGES_A_SECOND] ?? Number.POSITIVE_INFINITY) - age < 1000);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}
