import { readdirSync, readFileSync } from 'node:fs';
import { is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { describe, expect, it } from 'vitest';
import * as schema from './schema/index.ts';
import { createTestDatabase } from './testing.ts';

const TABLES = Object.values(schema).filter((part) => is(part, SQLiteTable));

describe('the migrations', () => {
  it.each(TABLES.map((table) => getTableConfig(table)))('make the table $name of the schema', (table) => {
    const { sqlite } = createTestDatabase({ seeded: false });
    const made = sqlite.prepare('SELECT name FROM pragma_table_info(?)').pluck().all(table.name);
    const named = table.columns.map(({ name }) => name);
    expect(made.sort(), `db/schema says otherwise: run npm run db:migration`).toEqual(named.sort());
  });
});

it('keeps the newest snapshot alone, with which the schema is compared', () => {
  const files = readdirSync(new URL('./migrations/meta/', import.meta.url));
  const { entries } = JSON.parse(
    readFileSync(new URL('./migrations/meta/_journal.json', import.meta.url), 'utf8'),
  );
  expect(files.toSorted()).toEqual([
    `${String(entries.length - 1).padStart(4, '0')}_snapshot.json`,
    '_journal.json',
  ]);
});
