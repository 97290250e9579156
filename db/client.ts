import { statSync } from 'node:fs';
import BetterSqlite3 from 'better-sqlite3';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { keepPrivate } from './keep-private.ts';
import { makeRowsByPlan } from './rows/row-making.ts';
import { logWrites, tellWrites, type WriteLog } from './rows/write-log.ts';
import * as schema from './schema/index.ts';
import { StorageFailure } from './storage-failure.ts';

// This SQLite (ENABLE_STAT4) compiles a statement anew whenever a parameter that stands alone beside a column is bound,
// in case its value would change the plan. That costs ten times the read. With a sign in front nothing is guessed.
SQLiteSyncDialect.prototype.escapeParam = () => '+?';
makeRowsByPlan();

/** So much the rows of a world in memory may take. */
export const MOST_BYTES_IN_MEMORY = 32 * 1024 * 1024;

export interface Database {
  readonly sqlite: BetterSqlite3.Database;
  readonly orm: BetterSQLite3Database<typeof schema>;
  /** The path of the file, or ':memory:'. */
  readonly file: string;
  /** Which file that was when it was opened; null in memory. */
  readonly inode: number | null;
  /** Whether a commit waits for the disk, and so survives a power cut. */
  readonly isDurable: boolean;
  readonly writes: WriteLog;
}

/** Opens a database and sets it up; creates the file when it is missing, but no tables. */
export function openDatabase(file: string, { isDurable = false } = {}): Database {
  const sqlite = new BetterSqlite3(file);
  if (file !== ':memory:') keepPrivate(file);
  return wrap(sqlite, file, isDurable);
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

/** Found where they belong in this turn of the event loop: under a load a turn holds many writes. */
const foundInThisTurn = new Set<Database>();

/** Throws where the file is gone or another one lies there: SQLite would go on writing to what nobody finds again. */
export function demandFile(db: Database): void {
  const { file, inode } = db;
  if (inode === null || foundInThisTurn.has(db)) return;
  if (inodeOf(file) !== inode) throw new StorageFailure('lost', file);
  if (foundInThisTurn.size === 0) setImmediate(() => foundInThisTurn.clear());
  foundInThisTurn.add(db);
}

export function closeDatabase(db: Database): void {
  if (db.sqlite.open) db.sqlite.close();
}

function wrap(sqlite: BetterSqlite3.Database, file: string, isDurable = false): Database {
  try {
    const writes = setUp(sqlite, isDurable);
    return { sqlite, orm: drizzle(sqlite, { schema }), file, inode: inodeOf(file), isDurable, writes };
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

function setUp(sqlite: BetterSqlite3.Database, isDurable: boolean): WriteLog {
  // One process owns the file. Without this every read takes and drops file locks, which costs more than the read.
  sqlite.pragma('locking_mode = EXCLUSIVE');
  sqlite.pragma('journal_mode = WAL');
  // With WAL, NORMAL survives a killed process; only a power cut can lose the last commits.
  sqlite.pragma(`synchronous = ${isDurable ? 'FULL' : 'NORMAL'}`);
  sqlite.pragma('foreign_keys = ON');
  sqlite.pragma('busy_timeout = 5000');
  const writes = logWrites(sqlite);
  keepCompiled(sqlite, writes);
  return writes;
}

/** So many statements that only write are kept compiled, of each database; what was not used for longest goes. */
const MOST_COMPILED = 40;
/** Many rows at once make a long text that hardly comes again. */
const MOST_LETTERS = 4000;

/**
 * What is compiled once serves again: a statement that writes is compiled together with every trigger that it may start,
 * which takes longer than to run it. Only those without rows to answer, because how rows are read is a state of the
 * statement, which two readers would share.
 *
 * The trap: `get` of a statement that writes and returns a row ends it without looking whether it was committed, so on
 * a full disk it would answer with a row that is not there. `all` runs to the end and throws.
 */
function keepCompiled(sqlite: BetterSqlite3.Database, writes: WriteLog): void {
  const prepare = sqlite.prepare.bind(sqlite);
  const compiled = new Map<string, BetterSqlite3.Statement>();
  function keep(source: string, statement: BetterSqlite3.Statement): BetterSqlite3.Statement {
    compiled.delete(source);
    compiled.set(source, statement);
    const [oldest] = compiled.keys();
    if (compiled.size > MOST_COMPILED && oldest !== undefined) compiled.delete(oldest);
    return statement;
  }
  function prepareDemanding(source: string) {
    const known = compiled.get(source);
    if (known) return keep(source, known);
    const statement = prepare(source);
    if (statement.readonly) return statement;
    tellWrites(writes, statement, source);
    if (statement.reader) statement.get = (...values) => statement.all(...values)[0];
    else if (source.length <= MOST_LETTERS) keep(source, statement);
    return statement;
  }
  sqlite.prepare = prepareDemanding as typeof sqlite.prepare;
}

function inodeOf(file: string): number | null {
  return (file === ':memory:' ? undefined : statSync(file, { throwIfNoEntry: false })?.ino) ?? null;
}
