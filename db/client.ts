import BetterSqlite3 from 'better-sqlite3';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import * as schema from './schema/index.ts';

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
  return wrap(new BetterSqlite3(bytes), ':memory:');
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
