import { parsedJson } from '../parsed-json.ts';
import { READING_CODE } from '../publications/sharing-fields.ts';
import { LATEST_MS, PAGE_MOST_MS, READ_KINDS, READER_KEY, type ReadEvent, SEEN_MS } from './read-events.ts';

export const BATCH_MOST_EVENTS = 100;
/** No reader turns pages so fast. */
const PAGES_A_SECOND = 30;
const NUMBER_MOST = 1_000_000;
const PAGES_MOST = 10_000;
const TOKEN = /^[\w.-]{0,64}$/;

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

/** A batch as it came; null where it is none. */
export function readBatch(text: string): ReadBatch | null {
  const sent = parsedJson(text);
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
  const [place, age, page, value]: readonly unknown[] = sent;
  const kind = isWhole(place, 0, READ_KINDS.length - 1) ? READ_KINDS[place] : undefined;
  if (kind === undefined || !isWhole(age, 0, LATEST_MS) || !isWhole(page, 0, PAGES_MOST)) return null;
  if (!isWhole(value, 0, kind === 'page' ? PAGE_MOST_MS : Number.MAX_SAFE_INTEGER)) return null;
  if (kind === 'page' && (page === 0 || value < SEEN_MS)) return null;
  return { kind, age, page, value };
}

/** The key of a reader who asks what is kept, or wants it deleted; null where it is none. */
export function readReaderKey(text: string): string | null {
  const sent = parsedJson(text);
  const key = isRecord(sent) ? sent.reader : null;
  return typeof key === 'string' && READER_KEY.test(key) ? key : null;
}

/** More pages within a second than a reader can turn. */
export function isTooFast(events: readonly ReadEvent[]): boolean {
  const ages = events.flatMap(({ kind, age }) => (kind === 'page' ? [age] : [])).sort((a, b) => a - b);
  return ages.some((age, place) => (ages[place + PAGES_A_SECOND] ?? Number.POSITIVE_INFINITY) - age < 1000);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}
