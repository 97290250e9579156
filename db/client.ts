import BetterSqlite3 from 'better-sqlite3';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import * as schema from './schema/index.ts';

/** So much the rows of a world in memory may take. */
export const MOST_BYTES_IN_MEMORY = 32 * 1024 * 1024;

export interface Database {
  readonly sqlite: BetterSqlite3.Database;
  readonly orm: BetterSQLite3Database<typeof schema>;
  /** The path of the file, or ':memory:'. */
  readonly file: string;
}

/** Opens a database and sets it up; creates the file when it is missing, but no tables. */
export function openDatabase(file: string): Database {
  return wrap(new BetterSqlite3(file), file);
}

/** A private copy in memory of a serialised database whose header is not in WAL mode. */
export function openDatabaseBytes(bytes: Buffer): Database {
  const db = wrap(new BetterSqlite3(bytes), ':memory:');
  // Many copies share the memory of one process, so none may grow without end.
  const pageBytes = Number(db.sqlite.pragma('page_size', { simple: true }));
  db.sqlite.pragma(`max_page_count = ${Math.floor(MOST_BYTES_IN_MEMORY / pageBytes)}`);
  return db;
}

/** How much the rows take, in the file or in memory. */
export function databaseBytes({ sqlite }: Database): number {
  const pages = Number(sqlite.pragma('page_count', { simple: true }));
  return pages * Number(sqlite.pragma('page_size', { simple: true }));
}

export function closeDatabase(db: Database): void {
  if (db.sqlite.open) db.sqlite.close();
}

function wrap(sqlite: BetterSqlite3.Database, file: string): Database {
  // One process owns the file. Without this every read takes and drops file locks, which costs more than the read.
  sqlite.pragma('locking_mode = EXCLUSIVE');
  sqlite.pragma('journal_mode = WAL');
  // With WAL, NORMAL survives a killed process; only a power cut can lose the last commits.
  sqlite.pragma('synchronous = NORMAL');
  sqlite.pragma('foreign_keys = ON');
  sqlite.pragma('busy_timeout = 5000');
  return { sqlite, orm: drizzle(sqlite, { schema }), file };
}
