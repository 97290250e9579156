import type { Database } from './client.ts';
import { preparedOnce } from './prepared.ts';

const changeCount = preparedOnce((db) => db.sqlite.prepare<[], number>('select total_changes()').pluck());

interface Cache<Value> {
  changes: number;
  readonly values: Map<string, Value>;
}

const CAPACITY = 1000;

/**
 * Keeps what was read until anything in the database is written. That is safe because one process owns the file
 * through one connection, so its count of changes sees every write there is.
 */
export function cachedUntilWrite<Value>(
  read: (db: Database, key: string) => Value,
): (db: Database, key: string) => Value {
  const cacheOf = preparedOnce((): Cache<Value> => ({ changes: -1, values: new Map() }));

  return (db, key) => {
    const cache = cacheOf(db);
    const changes = changeCount(db).get() ?? 0;
    if (changes !== cache.changes || cache.values.size >= CAPACITY) {
      cache.values.clear();
      cache.changes = changes;
    }
    const known = cache.values.get(key);
    if (known !== undefined) return known;
    const fresh = read(db, key);
    cache.values.set(key, fresh);
    return fresh;
  };
}
