import { fileURLToPath } from 'node:url';
import { type Database, openDatabaseBytes } from './client.ts';
import { openMemoryDatabase } from './migrate.ts';
import { seed } from './seed.ts';
import { serializeTemplate } from './template.ts';

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/** Noon in China on 21 March 2027; tests that do not care about the time share it. */
export const TEST_NOW = Date.UTC(2027, 2, 21, 4);

const templates = new Map<string, Buffer>();

/** A private database in memory, seeded unless told otherwise; each after the first is a copy of bytes. */
export function createTestDatabase({ seeded = true, now = TEST_NOW } = {}): Database {
  const key = seeded ? String(now) : 'empty';
  const known = templates.get(key) ?? makeTemplate(seeded, now);
  templates.set(key, known);
  return openDatabaseBytes(known);
}

function makeTemplate(seeded: boolean, now: number): Buffer {
  const db = openMemoryDatabase(MIGRATIONS_FOLDER);
  if (seeded) seed(db, { seed: 1, now });
  const bytes = serializeTemplate(db);
  db.sqlite.close();
  return bytes;
}
