import { closeSync, existsSync, openSync, readSync, rmSync, statSync } from 'node:fs';
import BetterSqlite3 from 'better-sqlite3';
import { ExplainedError, type Sentence, sentence } from '#contracts/sentences.mjs';
import { REPLICA_MARKER } from './meta.ts';
import { storageFailureAt } from './storage-failure.ts';

export type RefusalReason =
  | 'not-ours'
  | 'newer'
  | 'older'
  | 'held'
  | 'damaged'
  | 'not-a-database'
  | 'too-large';

/** A server that is just ending may hold its file for a moment. */
const LOCK_WAIT_MS = 1000;

/** The file is left exactly as it was; the message says what it is and what to do. */
export class DatabaseRefused extends ExplainedError {
  override readonly name = 'DatabaseRefused';
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason, said: Sentence | string) {
    super(said);
    this.reason = reason;
  }
}

/**
 * Says whether the path is free ('empty': missing, no bytes or no tables) or holds our database, and
 * throws `DatabaseRefused` for anything else, or `StorageFailure` where the machine does not let it look. It only
 * ever reads.
 */
export function inspectDatabaseFile(file: string, codeVersion: number): 'empty' | 'ours' {
  try {
    return lookedAt(file, codeVersion);
  } catch (error) {
    if (error instanceof DatabaseRefused) throw error;
    const failure = storageFailureAt(file, error);
    if (failure && failure.reason !== 'damaged') throw failure;
    throw damaged(file, error instanceof Error ? error.message : String(error));
  }
}

function lookedAt(file: string, codeVersion: number): 'empty' | 'ours' {
  if (!existsSync(file)) return 'empty';
  const stat = statSync(file);
  if (stat.isFile() && stat.size === 0) return 'empty';
  if (!stat.isFile() || !hasSqliteHeader(file)) {
    throw new DatabaseRefused(
      'not-a-database',
      sentence('{} is not a SQLite database; move it away or choose another path for the database.', file),
    );
  }
  // Reading a database in WAL mode makes its two side files, which are ours to remove again.
  const madeByReading = [`${file}-wal`, `${file}-shm`].filter((side) => !existsSync(side));
  try {
    return inspectTables(file, codeVersion);
  } catch (error) {
    throw Reflect.get(Object(error), 'code') === 'SQLITE_BUSY' ? held(file) : error;
  } finally {
    for (const side of madeByReading) rmSync(side, { force: true });
  }
}

function hasSqliteHeader(file: string): boolean {
  const header = Buffer.alloc(16);
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, header, 0, header.length, 0);
  } finally {
    closeSync(descriptor);
  }
  return header.equals(Buffer.from('SQLite format 3\0', 'latin1'));
}

function inspectTables(file: string, codeVersion: number): 'empty' | 'ours' {
  const sqlite = new BetterSqlite3(file, { readonly: true, fileMustExist: true, timeout: LOCK_WAIT_MS });
  try {
    const names = sqlite.prepare<[], string>('SELECT name FROM sqlite_master').pluck().all();
    if (names.length === 0) return 'empty';
    if (!names.includes('replica_meta') || metaValue(sqlite, 'marker') !== REPLICA_MARKER) {
      throw new DatabaseRefused(
        'not-ours',
        sentence(
          "{} is a database of another program; choose another path for the replica's database.",
          file,
        ),
      );
    }
    const version = Number(metaValue(sqlite, 'schema_version'));
    if (!Number.isInteger(version) || version < 1) throw damaged(file, sentence('it has no schema version'));
    if (version > codeVersion) {
      throw new DatabaseRefused(
        'newer',
        sentence(
          '{} was made by a newer version of the replica (schema {}, this one knows {}); update the replica or move the file away.',
          file,
          version,
          codeVersion,
        ),
      );
    }
    const verdict = sqlite.pragma('quick_check(1)', { simple: true });
    if (verdict !== 'ok') throw damaged(file, String(verdict));
    return 'ours';
  } finally {
    sqlite.close();
  }
}

function metaValue(sqlite: BetterSqlite3.Database, key: string): string | undefined {
  return sqlite.prepare<[string], string>('SELECT value FROM replica_meta WHERE key = ?').pluck().get(key);
}

/** A server holds its file as long as it runs. */
function held(file: string): DatabaseRefused {
  return new DatabaseRefused(
    'held',
    sentence(
      'A running replica holds {}: stop it first, put its data back with "npx replica reset", or choose another DATA_DIR.',
      file,
    ),
  );
}

function damaged(file: string, why: Sentence | string): DatabaseRefused {
  return new DatabaseRefused(
    'damaged',
    sentence(
      '{} is a damaged database ({}); move it away to start again from the seed, or restore a copy of it.',
      file,
      typeof why === 'string' ? why.replaceAll(/\s+/g, ' ') : why,
    ),
  );
}
