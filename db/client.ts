import BetterSqlite3 from 'better-sqlite3';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import * as schema from './schema/index.ts';

// This SQLite (ENABLE_STAT4) compiles a statement anew whenever a parameter that stands alone beside a column is bound,
// in case its value would change the plan. That costs ten times the read. With a sign in front nothing is guessed.
SQLiteSyncDialect.prototype.escapeParam = () => '+?';

/** 32 MB in pages of the usual size. */
const MOST_PAGES_IN_MEMORY = 8192;

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
  db.sqlite.pragma(`max_page_count = ${MOST_PAGES_IN_MEMORY}`);
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
