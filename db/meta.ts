import type { Database } from './client.ts';

/** What stands in `replica_meta` under 'marker'; nothing but this makes a file ours. */
export const REPLICA_MARKER = 'desk-replica';

/** `clock` stands only in an exported world. */
export type MetaKey = 'marker' | 'schema_version' | 'seed' | 'seeded_at' | 'clock';

export function readMeta(db: Database, key: MetaKey): string | undefined {
  const row = db.sqlite
    .prepare<[string], { value: string }>('SELECT value FROM replica_meta WHERE key = ?')
    .get(key);
  return row?.value;
}

export function writeMeta(db: Database, key: MetaKey, value: string): void {
  db.sqlite
    .prepare(
      'INSERT INTO replica_meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
    )
    .run(key, value);
}
