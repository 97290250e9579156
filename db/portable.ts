/** A world in one file: the database itself, which any SQLite tool opens, with its time in `replica_meta`. */
import { closeDatabase, type Database, openDatabaseBytes } from './client.ts';
import { DatabaseRefused } from './inspect.ts';
import { REPLICA_MARKER, readMeta, removeMeta, writeMeta } from './meta.ts';
import { serializeTemplate } from './template.ts';

export interface PortableClock {
  readonly at: number;
  readonly frozen: boolean;
}

export interface Unpacked {
  readonly database: Buffer;
  /** Null where the file is a plain copy of a database. */
  readonly clock: PortableClock | null;
}

const HEADER = Buffer.from('SQLite format 3\0', 'latin1');
const LATEST = Date.UTC(2200, 0, 1);

export function packDatabase(database: Buffer, clock: PortableClock): Buffer {
  return changed(database, (db) => writeMeta(db, 'clock', JSON.stringify(clock)));
}

/**
 * Reads a file that somebody sent, and throws `DatabaseRefused` for all but a database like `reference`. The schema
 * is compared before any row is read, because a view or a trigger of a stranger must never run.
 */
export function unpackDatabase(packed: Buffer, reference: Database): Unpacked {
  if (!packed.subarray(0, HEADER.length).equals(HEADER)) {
    throw new DatabaseRefused('not-a-database', 'this is no exported world: it is not a SQLite database');
  }
  let clock: PortableClock | null = null;
  const database = guarded(() =>
    changed(plain(packed), (db) => {
      db.sqlite.pragma('trusted_schema = OFF');
      demandOurs(db, reference);
      clock = clockOf(readMeta(db, 'clock'));
      removeMeta(db, 'clock');
    }),
  );
  return { database, clock };
}

/** Refuses an open database without the replica's marker, before anything in it is replaced. */
export function demandMarker(db: Database): void {
  const isOurs = tablesOf(db).has('replica_meta') && readMeta(db, 'marker') === REPLICA_MARKER;
  if (!isOurs) throw new DatabaseRefused('not-ours', "the database lacks the replica's marker");
}

function changed(database: Buffer, change: (db: Database) => void): Buffer {
  const db = openDatabaseBytes(database);
  try {
    change(db);
    return serializeTemplate(db);
  } finally {
    closeDatabase(db);
  }
}

/** A copy of a running database's file says that it has a write-ahead log, which cannot be opened from memory. */
function plain(packed: Buffer): Buffer {
  const copy = Buffer.from(packed);
  copy.fill(1, 18, 20);
  return copy;
}

function guarded<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof DatabaseRefused) throw error;
    throw damaged(error instanceof Error ? error.message : String(error));
  }
}

function demandOurs(db: Database, reference: Database): void {
  const tables = tablesOf(db);
  const expected = tablesOf(reference);
  const isOurs =
    tables.has('replica_meta') &&
    tables.get('replica_meta') === expected.get('replica_meta') &&
    readMeta(db, 'marker') === REPLICA_MARKER;
  if (!isOurs) throw new DatabaseRefused('not-ours', "the file lacks the replica's marker");
  demandVersion(Number(readMeta(db, 'schema_version')), Number(readMeta(reference, 'schema_version')));
  const isSame =
    tables.size === expected.size && [...tables].every(([name, sql]) => expected.get(name) === sql);
  if (!isSame) throw damaged('its tables are not those of the replica');
  const verdict = db.sqlite.pragma('integrity_check(1)', { simple: true });
  if (verdict !== 'ok') throw damaged(String(verdict));
  const [orphan] = db.sqlite.pragma('foreign_key_check') as unknown[];
  if (orphan) throw damaged('it has rows that belong to none');
}

function demandVersion(version: number, expected: number): void {
  if (version === expected) return;
  throw new DatabaseRefused(
    version > expected ? 'newer' : 'older',
    `the file is of schema version ${version}, and this replica is of version ${expected}`,
  );
}

function tablesOf({ sqlite }: Database): Map<string, string> {
  const rows = sqlite.prepare<[], [string, string, string | null]>(
    'SELECT type, name, sql FROM sqlite_master',
  );
  return new Map(
    rows
      .raw()
      .all()
      .map(([type, name, sql]) => [name, `${type} ${sql}`]),
  );
}

function clockOf(text: string | undefined): PortableClock | null {
  if (text === undefined) return null;
  const { at, frozen } = Object(JSON.parse(text));
  const isGood = typeof at === 'number' && at >= 0 && at <= LATEST && typeof frozen === 'boolean';
  if (!isGood) throw damaged('its clock cannot be read');
  return { at, frozen };
}

function damaged(why: string): DatabaseRefused {
  return new DatabaseRefused('damaged', `the file is damaged: ${why.replaceAll(/\s+/g, ' ')}`);
}
