import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { closeDatabase, type Database, MOST_BYTES_IN_MEMORY, openDatabase } from '../client.ts';
import { serializeTemplate, writeTemplate } from '../template.ts';
import { createTestDatabase } from '../testing.ts';
import type { Layer } from './row-layers.ts';
import { type WriteWatch, watchWrites } from './write-watch.ts';

const MOST = 4;
const MEGABYTE = 1024 * 1024;

let db: Database;
let watch: WriteWatch<string>;

beforeEach(() => {
  db = createTestDatabase();
  watch = watchWrites(db, MOST);
});

function label(text: string): void {
  db.sqlite.prepare('UPDATE addresses SET label = ? WHERE id = 80003').run(text);
}

function write(text: string): boolean {
  label(text);
  return watch.cut(() => text);
}

const labelsOf = (layer: Layer) => layer.map(({ table, row }) => row?.[table.columns.indexOf('label')]);
/** What stood in the label before each write, and in what is not cut yet. */
function taken() {
  const { writes, uncut, hasGap } = watch.take();
  expect(hasGap).toBe(false);
  return { writes: writes.map(({ note, layer }) => [note, ...labelsOf(layer)]), uncut: labelsOf(uncut) };
}

it('tells each write once, with what stood there before', () => {
  write('一');
  write('二');
  expect(taken().writes.map(([note]) => note)).toEqual(['一', '二']);
  write('三');
  expect(taken()).toEqual({ writes: [['三', '二']], uncut: [] });
  expect(taken()).toEqual({ writes: [], uncut: [] });
});

it('tells what is not cut yet apart, and cuts it later', () => {
  write('一');
  label('二');
  expect(taken().uncut).toEqual(['一']);
  expect(taken()).toEqual({ writes: [], uncut: ['一'] });
  label('三');
  expect(watch.cut(() => 'both')).toBe(true);
  expect(taken()).toEqual({ writes: [['both', '一']], uncut: [] });
});

it('knows a write that changed nothing', () => {
  write('一');
  write('一');
  expect(taken().writes).toHaveLength(2);
  expect(watch.cut(() => 'none')).toBe(false);
  expect(write('一')).toBe(true);
  expect(taken().writes).toEqual([['一']]);
});

it('knows the last writes at least, and forgets those long before', () => {
  for (let at = 1; at <= 3 * MOST + 2; at += 1) write(`${at}`);
  const { writes, hasGap } = watch.take();
  expect(hasGap).toBe(true);
  expect(writes.length).toBeGreaterThanOrEqual(MOST);
  expect(writes.length).toBeLessThanOrEqual(2 * MOST);
  expect(writes.at(-1)?.note).toBe('14');
  for (const { note, layer } of writes) expect(labelsOf(layer)).toEqual([`${Number(note) - 1}`]);
  expect(watch.take().hasGap).toBe(false);
});

it('counts what it keeps, and nothing when it is asked for or forgotten', () => {
  expect(watch.bytes()).toBe(0);
  write('一');
  const one = watch.bytes();
  for (let at = 1; at <= 5 * MOST; at += 1) write(`${at}`);
  expect(watch.bytes()).toBeGreaterThan(one);
  expect(watch.bytes()).toBeLessThan(3 * MOST * one);
  watch.take();
  expect(watch.bytes()).toBe(0);
  write('二');
  watch.end();
  expect(watch.bytes()).toBe(0);
  expect(write('三')).toBe(false);
});

it('does not see what is done unseen, and goes on afterwards', () => {
  write('一');
  expect(watch.unseen(() => label('二'))).toBeUndefined();
  expect(taken()).toEqual({ writes: [], uncut: [] });
  write('三');
  expect(taken().writes).toEqual([['三', '二']]);
});

it('says so where the same cannot be done again, and begins anew', () => {
  db.sqlite.function('elsewhere', () => '别处');
  db.sqlite.prepare('UPDATE addresses SET label = elsewhere() WHERE id = 80003').run();
  watch.cut(() => 'by what a copy does not have');
  expect(() => watch.take()).toThrow('no such function: elsewhere');
  write('三');
  expect(taken().writes).toEqual([['三', '别处']]);
});

it('says so where the same done again gives other rows', () => {
  db.sqlite.prepare('UPDATE addresses SET label = hex(randomblob(8)) WHERE id = 80003').run();
  watch.cut(() => 'by chance');
  expect(() => watch.take()).toThrow('row 80003 of addresses');
  const [by] = db.sqlite.prepare('SELECT label FROM addresses WHERE id = 80003').pluck().all();
  write('三');
  expect(taken().writes).toEqual([['三', by]]);
});

it('says so where not yet cut is other rows', () => {
  write('一');
  db.sqlite.prepare('UPDATE addresses SET label = hex(randomblob(8)) WHERE id = 80003').run();
  expect(() => watch.take()).toThrow('row 80003 of addresses');
});

it('sees nothing where the rows take more than a copy in memory may', () => {
  const folder = mkdtempSync(join(tmpdir(), 'write-watch-'));
  const file = join(folder, 'big.db');
  writeTemplate(serializeTemplate(db), file);
  const big = openDatabase(file);
  try {
    const other = watchWrites(big, MOST);
    const add = big.sqlite.prepare(
      "INSERT INTO feedback (user_id, content, state, created_at) VALUES (10003, ?, '已收到', 1)",
    );
    const seen = [];
    for (let bytes = 0; bytes <= MOST_BYTES_IN_MEMORY; bytes += MEGABYTE) {
      add.run('x'.repeat(MEGABYTE));
      seen.push(other.cut(() => ''));
    }
    expect(seen[0]).toBe(true);
    expect(seen.at(-1)).toBe(false);
    expect(other.bytes()).toBe(0);
    expect(other.take()).toEqual({ writes: [], uncut: [], hasGap: true });
  } finally {
    closeDatabase(big);
    rmSync(folder, { recursive: true });
  }
});
