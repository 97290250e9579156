import { chinaDay } from '#contracts/rules/china-time.ts';
import {
  type KeptReads,
  LATEST_MS,
  READ_KINDS,
  type ReadEvent,
} from '#contracts/rules/readers/read-events.ts';
import { DEVICES } from '#contracts/rules/readers/reader-place.ts';
import { type Database, databaseBytes, MOST_BYTES_IN_MEMORY } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';
import { secretHash } from '../../secret-hash.ts';
import { addApart, addToSums, emptySums, type KeptEvent, kindAt, storeLess, storeSums } from './sums.ts';

/** A reader, or what is counted apart: a program, the owner. */
export type ReadBy = 'reader' | 'bot' | 'own';

export interface ReadsTold {
  readonly publicationId: number;
  readonly linkId: number | null;
  readonly by: ReadBy;
  readonly visit: number;
  readonly no: number;
  /** The key of a reader who allowed to be counted; otherwise openings alone are. */
  readonly reader: string;
  readonly device: (typeof DEVICES)[number];
  readonly region: number;
  readonly events: readonly ReadEvent[];
  readonly now: number;
}

const DAYS_KEPT = Math.ceil(LATEST_MS / 86_400_000) + 1;

const statements = preparedOnce(({ sqlite }) => ({
  batch: sqlite.prepare<number[]>('INSERT OR IGNORE INTO read_batches (visit, no, day) VALUES (?, ?, ?)'),
  dropBatches: sqlite.prepare<[number]>('DELETE FROM read_batches WHERE day < +?'),
  reader: sqlite.prepare<[string], number>('SELECT id FROM read_readers WHERE key_hash = +?').pluck(),
  newReader: sqlite.prepare<[string]>('INSERT INTO read_readers (key_hash) VALUES (?)'),
  event: sqlite.prepare<(number | null)[]>(`INSERT INTO read_events
    (publication_id, link_id, reader_id, at, kind, page, value, device, region) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`),
  ofReader: sqlite.prepare<[number], StoredEvent>('SELECT * FROM read_events WHERE reader_id = +?'),
  dropEvents: sqlite.prepare<[number]>('DELETE FROM read_events WHERE reader_id = +?'),
  dropReader: sqlite.prepare<[number]>('DELETE FROM read_readers WHERE id = +?'),
  kept: sqlite.prepare<[number], Omit<KeptReads, 'seconds'> & { ms: number }>(`SELECT
    COUNT(DISTINCT publication_id) AS books, COALESCE(SUM(kind = 0), 0) AS opens, COALESCE(SUM(kind = 1), 0) AS pages,
    COALESCE(SUM(kind > 1), 0) AS others, COALESCE(SUM(CASE kind WHEN 1 THEN value END), 0) AS ms,
    MIN(at) AS since, MAX(at) AS until FROM read_events WHERE reader_id = +?`),
}));

interface StoredEvent {
  readonly publication_id: number;
  readonly link_id: number | null;
  readonly reader_id: number;
  readonly at: number;
  readonly kind: number;
  readonly page: number;
  readonly value: number;
  readonly device: number;
  readonly region: number;
}

const prunedOn = preparedOnce(() => ({ day: 0 }));

/** Whether a world that lies in memory keeps enough room for everything else. */
export function hasRoomForReads(db: Database): boolean {
  return db.file !== ':memory:' || databaseBytes(db) < MOST_BYTES_IN_MEMORY / 2;
}

/**
 * Keeps what a browser told of a reading (阅读记录), whole or not at all; false where it came before. Sums are kept with
 * it, of the day on which each thing happened, so that it does not matter when and in which order it is told.
 */
export function recordReads(db: Database, told: ReadsTold): boolean {
  return apart(db, () => {
    const { visit, no, now } = told;
    const today = chinaDay(now);
    const { batch, dropBatches } = statements(db);
    if (prunedOn(db).day !== today) dropBatches.run(today - DAYS_KEPT);
    prunedOn(db).day = today;
    if (batch.run(visit, no, today).changes === 0) return false;
    const sums = emptySums();
    if (told.by === 'reader') count(db, told, sums);
    else {
      for (const { kind, age } of told.events) {
        if (kind === 'open') addApart(sums, told.by, told.publicationId, now - age);
      }
    }
    storeSums(db, sums);
    return true;
  });
}

function count(db: Database, told: ReadsTold, sums: ReturnType<typeof emptySums>): void {
  const { publicationId, linkId, reader, region, now } = told;
  const device = DEVICES.indexOf(told.device);
  const readerId = reader === '' ? null : readerIdOf(db, reader);
  const { event } = statements(db);
  for (const { kind, age, page, value } of told.events) {
    if (readerId === null && kind !== 'open') continue;
    const at = now - age;
    addToSums(sums, { publicationId, linkId, readerId, at, kind, page, value, device, region });
    if (readerId === null) continue;
    const numbers = [at, READ_KINDS.indexOf(kind), page, value, device, region];
    event.run(publicationId, linkId, readerId, ...numbers);
  }
}

function readerIdOf(db: Database, key: string): number {
  const { reader, newReader } = statements(db);
  const hash = secretHash(key);
  return reader.get(hash) ?? Number(newReader.run(hash).lastInsertRowid);
}

function knownReader(db: Database, key: string): number | null {
  return statements(db).reader.get(secretHash(key)) ?? null;
}

/** What is kept of a reader. */
export function keptReads(db: Database, key: string): KeptReads {
  const { ms, ...kept } = statements(db).kept.get(knownReader(db, key) ?? 0) ?? NOTHING;
  return { ...kept, seconds: Math.round(ms / 1000) };
}

const NOTHING = { books: 0, opens: 0, pages: 0, others: 0, ms: 0, since: null, until: null };

/** Forgets a reader: what the events added to the sums is taken from them, then they go. Answers how many there were. */
export function forgetReader(db: Database, key: string): number {
  return apart(db, () => {
    const readerId = knownReader(db, key);
    if (readerId === null) return 0;
    const { ofReader, dropEvents, dropReader } = statements(db);
    const sums = emptySums();
    const events = ofReader.all(readerId);
    for (const stored of events) addToSums(sums, keptEvent(stored), -1);
    storeLess(db, sums);
    dropEvents.run(readerId);
    dropReader.run(readerId);
    return events.length;
  });
}

function keptEvent({ publication_id, link_id, reader_id, kind, ...rest }: StoredEvent): KeptEvent {
  return { ...rest, publicationId: publication_id, linkId: link_id, readerId: reader_id, kind: kindAt(kind) };
}

/**
 * In one transaction that is no step of who shows the product: what readers do meanwhile is not what is undone, and
 * would fill the room of what is.
 */
function apart<T>(db: Database, work: () => T): T {
  const { listener } = db.writes;
  db.writes.listener = null;
  try {
    return db.sqlite.transaction(work)();
  } finally {
    db.writes.listener = listener;
  }
}
