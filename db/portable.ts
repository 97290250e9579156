/** A world in one file: the database itself, which any SQLite tool opens, with its time in `replica_meta`. */
import { setImmediate } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { isClockMoment } from '#contracts/rules/clock-limits.ts';
import { closeDatabase, type Database, MOST_BYTES_IN_MEMORY, openDatabaseBytes } from './client.ts';
import { DatabaseRefused } from './inspect.ts';
import { REPLICA_MARKER, readMeta, writeMeta } from './meta.ts';
import { type KeptFiles, keptFiles } from './queries/files/member-files.ts';
import { TABLES_TO_COPY } from './rows/row-values.ts';
import { serializeTemplate } from './template.ts';

export interface PortableClock {
  readonly at: number;
  readonly frozen: boolean;
}

export interface Unpacked {
  readonly database: Buffer;
  /** Null where the file is a plain copy of a database. */
  readonly clock: PortableClock | null;
  readonly files: KeptFiles;
}

const HEADER = Buffer.from('SQLite format 3\0', 'latin1');
/** Parts of the header that are alike in all our databases: page size, layout of a page, format, encoding, program. */
const FIXED_PARTS = [
  [16, 18],
  [20, 24],
  [44, 48],
  [52, 92],
] as const;
const PAGE_SIZE_AT = 16;
const PAGE_COUNT_AT = 28;
/** After so many rows others have their turn. */
const ROWS_AT_ONCE = 1000;

export function packDatabase(database: Buffer, clock: PortableClock): Buffer {
  const db = openDatabaseBytes(database);
  try {
    writeMeta(db, 'clock', JSON.stringify(clock));
    return serializeTemplate(db);
  } finally {
    closeDatabase(db);
  }
}

/**
 * Reads a file that somebody sent, and throws `DatabaseRefused` for all but a database like `blank`. The file itself
 * is never used: its rows are looked at one by one and go into a copy of `blank`, so that whatever else it holds
 * stays outside. Its schema is compared before a row is read, because a stranger's view must not run either.
 */
export async function unpackDatabase(packed: Buffer, blank: Buffer): Promise<Unpacked> {
  if (!packed.subarray(0, HEADER.length).equals(HEADER)) {
    throw new DatabaseRefused('not-a-database', 'this is no exported world: it is not a SQLite database');
  }
  demandHeader(packed, blank);
  const copy = openDatabaseBytes(blank);
  let sent: BetterSqlite3.Database | null = null;
  try {
    sent = openStranger(packed);
    const meta = metaOf(sent, copy);
    const clock = clockOf(meta.get('clock'));
    await copyRows(sent, copy);
    for (const key of ['seed', 'seeded_at'] as const) {
      const value = String(meta.get(key));
      if (!/^\d{1,15}$/.test(value)) throw damaged('nothing says what it was seeded from');
      writeMeta(copy, key, value);
    }
    return { database: serializeTemplate(copy), clock, files: keptFiles(copy) };
  } catch (error) {
    throw error instanceof DatabaseRefused ? error : damaged(error instanceof Error ? error.message : '');
  } finally {
    sent?.close();
    closeDatabase(copy);
  }
}

/** Refuses an open database without the replica's marker, before anything in it is replaced. */
export function demandMarker(db: Database): void {
  const isOurs =
    schemaOf(db.sqlite).some(({ type, name }) => type === 'table' && name === 'replica_meta') &&
    readMeta(db, 'marker') === REPLICA_MARKER;
  if (!isOurs) throw new DatabaseRefused('not-ours', "the database lacks the replica's marker");
}

function demandHeader(packed: Buffer, blank: Buffer): void {
  const isOurs = FIXED_PARTS.every(([from, to]) =>
    packed.subarray(from, to).equals(blank.subarray(from, to)),
  );
  if (!isOurs) throw damaged('its header is not one of the replica');
  if (packed.length > MOST_BYTES_IN_MEMORY) {
    throw new DatabaseRefused(
      'too-large',
      `the rows of a world take at most ${MOST_BYTES_IN_MEMORY / 1024 ** 2} MB, and those of the file more`,
    );
  }
  const bytes = packed.readUInt32BE(PAGE_COUNT_AT) * packed.readUInt16BE(PAGE_SIZE_AT);
  if (bytes !== packed.length) throw damaged('it is longer or shorter than it says');
}

/** A copy of a running database's file says that it has a write-ahead log, which cannot be opened from memory. */
function openStranger(packed: Buffer): BetterSqlite3.Database {
  const plain = Buffer.from(packed);
  plain.fill(1, 18, 20);
  const sqlite = new BetterSqlite3(plain, { readonly: true });
  sqlite.pragma('trusted_schema = OFF');
  sqlite.pragma('cell_size_check = ON');
  return sqlite;
}

/** What the file says of itself. Every entry of its schema is one of ours, and none of ours is missing. */
function metaOf(sent: BetterSqlite3.Database, copy: Database): Map<string, unknown> {
  const found = schemaOf(sent).map(asText);
  const ours = schemaOf(copy.sqlite);
  const ownMeta = ours.filter(({ name }) => name === 'replica_meta').map(asText);
  const hasMeta = ownMeta.every((entry) => found.includes(entry));
  const meta = new Map(hasMeta ? rowsOfMeta(sent) : []);
  if (meta.get('marker') !== REPLICA_MARKER) {
    throw new DatabaseRefused('not-ours', "the file lacks the replica's marker");
  }
  demandVersion(Number(meta.get('schema_version')), Number(readMeta(copy, 'schema_version')));
  const expected = ours.map(asText).sort();
  const isSame =
    found.length === expected.length && found.sort().every((entry, at) => entry === expected[at]);
  if (!isSame) throw damaged('its tables are not those of the replica, or it has more than tables');
  return meta;
}

function rowsOfMeta(sqlite: BetterSqlite3.Database): [string, unknown][] {
  return sqlite
    .prepare<[], [string, unknown]>('SELECT key, value FROM replica_meta NOT INDEXED LIMIT 20')
    .raw()
    .all();
}

/** Types, limits and lists are checked here; what may be missing, double or alone is the copy's to refuse. */
async function copyRows(sent: BetterSqlite3.Database, { sqlite }: Database): Promise<void> {
  sqlite.exec('BEGIN');
  sqlite.pragma('defer_foreign_keys = ON');
  let rows = 0;
  for (const { name, columns, problemOf } of TABLES_TO_COPY) {
    // Pages that are named twice could make a small file endless.
    const verdict = sent.pragma(`integrity_check(${name})`, { simple: true });
    if (verdict !== 'ok') throw damaged(String(verdict));
    const quoted = columns.map((column) => `"${column}"`).join(', ');
    const places = columns.map(() => '?').join(', ');
    const insert = sqlite.prepare(`INSERT INTO "${name}" (${quoted}) VALUES (${places})`);
    const read = sent.prepare<[], unknown[]>(`SELECT ${quoted} FROM "${name}" NOT INDEXED`).raw();
    for (const row of read.iterate()) {
      const problem = problemOf(row);
      if (problem !== null) throw damaged(problem);
      insert.run(row);
      rows += 1;
      if (rows % ROWS_AT_ONCE === 0) await setImmediate();
    }
  }
  sqlite.exec('COMMIT');
}

function demandVersion(version: number, expected: number): void {
  if (version === expected) return;
  throw new DatabaseRefused(
    version > expected ? 'newer' : 'older',
    `the file is of schema version ${version}, and this replica is of version ${expected}`,
  );
}

interface SchemaEntry {
  readonly type: string;
  readonly name: string;
  readonly table: string;
  readonly sql: string | null;
}

function schemaOf(sqlite: BetterSqlite3.Database): SchemaEntry[] {
  return sqlite
    .prepare<[], SchemaEntry>('SELECT type, name, tbl_name AS "table", sql FROM sqlite_master')
    .all();
}

function asText({ type, name, table, sql }: SchemaEntry): string {
  return JSON.stringify([type, name, table, sql]);
}

function clockOf(text: unknown): PortableClock | null {
  if (text === undefined) return null;
  const { at, frozen } = Object(JSON.parse(String(text)));
  if (!isClockMoment(at) || typeof frozen !== 'boolean') throw damaged('its clock cannot be read');
  return { at, frozen };
}

function damaged(why: string): DatabaseRefused {
  return new DatabaseRefused('damaged', `the file is damaged: ${why.replaceAll(/\s+/g, ' ')}`);
}
