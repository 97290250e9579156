import type { Database } from './client.ts';

/**
 * Builds something once per database, usually a prepared statement, and hands out the same one afterwards.
 * It lives as long as its database object; a reset opens a new one, so nothing old is ever met.
 */
export function preparedOnce<T>(build: (db: Database) => T): (db: Database) => T {
  const built = new WeakMap<Database, T>();
  return (db) => {
    const known = built.get(db);
    if (known !== undefined) return known;
    const fresh = build(db);
    built.set(db, fresh);
    return fresh;
  };
}
