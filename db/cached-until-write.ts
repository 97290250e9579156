import { getTableName, type Table } from 'drizzle-orm';
import type { Database } from './client.ts';
import { preparedOnce } from './prepared.ts';

interface Writes {
  count: number;
}

const CAPACITY = 1000;
let made = 0;

/**
 * Keeps what was read until a row of one of these tables, which are all that it reads, is written. That is safe because
 * one process owns the file through one connection, so its triggers see every write there is; they are temporary, so
 * the file knows nothing of them. What is read in a transaction that is undone afterwards would stay: do not ask there.
 */
export function cachedUntilWrite<Value>(
  tables: readonly [Table, ...Table[]],
  read: (db: Database, key: string) => Value,
): (db: Database, key: string) => Value {
  made += 1;
  const name = `writes_${made}`;
  const cacheOf = preparedOnce((db) => ({
    writes: watched(db, name, tables.map(getTableName)),
    seen: 0,
    values: new Map<string, Value>(),
  }));

  return (db, key) => {
    const cache = watchable(cacheOf, db);
    if (cache === null) return read(db, key);
    if (cache.seen !== cache.writes.count || cache.values.size >= CAPACITY) {
      cache.values.clear();
      cache.seen = cache.writes.count;
    }
    const known = cache.values.get(key);
    if (known !== undefined) return known;
    const fresh = read(db, key);
    cache.values.set(key, fresh);
    return fresh;
  };
}

/** Nothing where nothing can be written, a trigger neither: then it is read every time. */
function watchable<Cache>(cacheOf: (db: Database) => Cache, db: Database): Cache | null {
  try {
    return cacheOf(db);
  } catch {
    return null;
  }
}

/** Counts the writes to these tables from now on. */
function watched({ sqlite }: Database, name: string, tables: readonly string[]): Writes {
  const writes: Writes = { count: 0 };
  sqlite.function(name, () => {
    writes.count += 1;
    return null;
  });
  for (const table of tables) {
    for (const change of ['INSERT', 'UPDATE', 'DELETE']) {
      sqlite.exec(
        `CREATE TEMP TRIGGER ${name}_${table}_${change} AFTER ${change} ON main.${table} BEGIN SELECT ${name}(); END`,
      );
    }
  }
  return writes;
}
