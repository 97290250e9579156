import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { afterAll, describe, expect, it } from 'vitest';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { type Database, openDatabaseBytes } from './client.ts';
import { openMemoryDatabase, upgradedBytes } from './migrate.ts';
import * as schema from './schema/index.ts';
import { serializeTemplate } from './template.ts';
import { createTestDatabase, MIGRATIONS_FOLDER } from './testing.ts';

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

describe('a database from before orders froze versions', () => {
  const folder = mkdtempSync(join(tmpdir(), 'older-migrations-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  function olderDatabase(before: string): Database {
    cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
    const file = join(folder, 'meta', '_journal.json');
    const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(file, 'utf8'));
    const entries = journal.entries.slice(
      0,
      journal.entries.findIndex(({ tag }) => tag === before),
    );
    writeFileSync(file, JSON.stringify({ ...journal, entries }));
    const db = openMemoryDatabase(folder);
    // The rows beside those that count are left out.
    db.sqlite.pragma('foreign_keys = OFF');
    return db;
  }

  /** Anything where a value is needed and none is named. */
  function put({ sqlite }: Database, table: string, row: Readonly<Record<string, unknown>>): void {
    const needed = sqlite
      .prepare<[string], { name: string; type: string }>(
        'SELECT name, type FROM pragma_table_info(?) WHERE "notnull" = 1 AND dflt_value IS NULL AND pk = 0',
      )
      .all(table);
    const filler = needed.map(({ name, type }) => [name, /^integer$/i.test(type) ? 0 : '']);
    const whole = { ...Object.fromEntries(filler), ...row };
    const names = Object.keys(whole);
    const values = names.map((name) => `@${name}`).join(', ');
    sqlite.prepare(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${values})`).run(whole);
  }

  it('gives its versions the size of their work, and its orders a version to print', () => {
    const db = olderDatabase('0018_frozen_versions');
    const work = { owner_id: 7, width_mm: 148, height_mm: 210, page_num: 8, author: '沈砚秋' };
    put(db, 'publications', { ...work, id: 1, art_id: 'flora', code: 'a' });
    put(db, 'publications', { ...work, id: 2, art_id: 'flora', code: 'b' });
    put(db, 'publications', { ...work, id: 3, art_id: 'file:x', code: 'c', owner_id: 8 });
    put(db, 'publication_imports', { publication_id: 2 });
    put(db, 'publication_versions', { publication_id: 1, seq: 4, name: '旧名', page_num: 6 });
    for (const no of [1, 500])
      put(db, 'publication_pages', { publication_id: 2, seq: 0, no, content_hash: 'h' });
    put(db, 'cart_lines', { id: 9, user_id: 7, publication_id: 1 });
    put(db, 'orders', { id: 5, user_id: 7 });
    for (const publication_id of [1, 2, 2, 3, 4])
      put(db, 'order_lines', { order_id: 5, publication_id, sort: publication_id });

    const { sqlite } = openDatabaseBytes(upgradedBytes(serializeTemplate(db), MIGRATIONS_FOLDER));

    const all = (sql: string) => sqlite.prepare(sql).raw().all();
    expect(all('SELECT id, form FROM publications ORDER BY id')).toEqual([
      [1, 'drawn'],
      [2, 'pages'],
      [3, 'pages'],
    ]);
    expect(
      all('SELECT publication_id, seq, kind, page_num, width_mm, author, form FROM publication_versions'),
    ).toEqual([
      [1, 4, 'published', 6, 148, '沈砚秋', 'drawn'],
      [1, 5, 'ordered', 8, 148, '沈砚秋', 'drawn'],
      [2, 1, 'ordered', 8, 148, '沈砚秋', 'pages'],
    ]);
    expect(all('SELECT publication_seq FROM order_lines ORDER BY id').flat()).toEqual([5, 1, 1, null, null]);
    expect(all('SELECT seq, no, page_id, content_hash FROM publication_pages ORDER BY seq, no')).toEqual([
      [0, 1, idAt(1), 'h'],
      [0, 500, idAt(500), 'h'],
      [1, 1, idAt(1), 'h'],
      [1, 500, idAt(500), 'h'],
    ]);
    expect(all('SELECT count(*) FROM cart_lines')).toEqual([[1]]);
  });
});
