import type BetterSqlite3 from 'better-sqlite3';

/** What changed rows, and how many: done again where the rows are the same, it gives the same. */
export interface Deed {
  readonly source: string;
  /** What was bound; null for a script, which binds nothing. */
  readonly values: readonly unknown[] | null;
  readonly changes: number;
}

export interface WriteListener {
  /** Right before something that may write. */
  before(): void;
  /** What was done and not taken back, in its order; whoever listens clears it. */
  readonly done: Deed[];
}

/** Tells one listener what is done to the rows of a database; while nobody listens it costs a look. */
export interface WriteLog {
  listener: WriteListener | null;
}

/** Statements that were prepared elsewhere are not told, nor is what pragmas do. */
export function logWrites(sqlite: BetterSqlite3.Database): WriteLog {
  const log: WriteLog = { listener: null };
  tellScripts(sqlite, log);
  forgetWhatIsTakenBack(sqlite, log);
  return log;
}

/**
 * Makes a statement that writes tell what it did. What it was given is kept as it is, because nobody changes a value
 * that was bound.
 */
export function tellWrites(
  log: WriteLog,
  statement: BetterSqlite3.Statement,
  source: string,
): BetterSqlite3.Statement {
  if (statement.reader) {
    const all = statement.all.bind(statement);
    statement.all = (...values) => {
      const { listener } = log;
      listener?.before();
      const rows = all(...values);
      if (rows.length > 0) listener?.done.push({ source, values, changes: rows.length });
      return rows;
    };
    return statement;
  }
  const run = statement.run.bind(statement);
  statement.run = (...values) => {
    const { listener } = log;
    if (listener === null) return run(...values);
    listener.before();
    const result = run(...values);
    if (result.changes > 0) listener.done.push({ source, values, changes: result.changes });
    return result;
  };
  return statement;
}

/** Where a transaction is begun and ended by scripts, what it took back is in the log, and that it was taken back. */
const OF_TRANSACTIONS = /^\s*(BEGIN|COMMIT|END|ROLLBACK|SAVEPOINT|RELEASE)\b/i;

function tellScripts(sqlite: BetterSqlite3.Database, log: WriteLog): void {
  const exec = sqlite.exec.bind(sqlite);
  const count = sqlite.prepare<[], number>('SELECT total_changes()').pluck();
  sqlite.exec = (source) => {
    const { listener } = log;
    if (listener === null) return exec(source);
    listener.before();
    const before = count.get() ?? 0;
    exec(source);
    const changes = (count.get() ?? 0) - before;
    if (changes > 0 || OF_TRANSACTIONS.test(source)) listener.done.push({ source, values: null, changes });
    return sqlite;
  };
}

type Run = (...values: unknown[]) => unknown;

function forgetWhatIsTakenBack(sqlite: BetterSqlite3.Database, log: WriteLog): void {
  const transaction = sqlite.transaction.bind(sqlite);
  const guarded =
    (native: Run): Run =>
    (...values) => {
      const { listener } = log;
      const done = listener?.done.length ?? 0;
      try {
        return native(...values);
      } catch (error) {
        listener?.done.splice(done);
        throw error;
      }
    };
  sqlite.transaction = ((run: Run) => {
    const native = transaction(run);
    const usual = guarded(native);
    return Object.assign(usual, {
      default: usual,
      deferred: guarded(native.deferred),
      immediate: guarded(native.immediate),
      exclusive: guarded(native.exclusive),
    });
  }) as typeof sqlite.transaction;
}

/** Does the same in another database; throws where it does not change as many rows. */
export function redo(sqlite: BetterSqlite3.Database, deeds: readonly Deed[]): void {
  for (const { source, values, changes } of deeds) {
    if (values === null) {
      sqlite.exec(source);
      continue;
    }
    const statement = sqlite.prepare(source);
    const changed = statement.reader ? statement.all(...values).length : statement.run(...values).changes;
    if (changed !== changes) throw new Error(`${changed} rows instead of ${changes} by ${source}`);
  }
}

const BYTES_OF_LIST = 120;
const BYTES_OF_VALUE = 16;

/** What values take of the memory. A letter outside of Latin takes two bytes, so each is counted as two. */
export function roughBytes(values: readonly unknown[]): number {
  let bytes = BYTES_OF_LIST;
  for (const value of values) bytes += BYTES_OF_VALUE + (typeof value === 'string' ? 2 * value.length : 0);
  return bytes;
}
