import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, openDatabaseBytes } from './client.ts';
import { writeMeta } from './meta.ts';
import { DatabaseRefused, openMemoryDatabase, openReplicaDatabase, upgradedBytes } from './migrate.ts';
import { seed } from './seed.ts';
import { serializeTemplate } from './template.ts';
import { MIGRATIONS_FOLDER, TEST_NOW } from './testing.ts';

let folder = '';
let file = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'replica-db-'));
  file = join(folder, 'data', 'replica.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

function open(migrationsFolder = MIGRATIONS_FOLDER) {
  return openReplicaDatabase(file, { migrationsFolder });
}

function makeSeededFile(): void {
  const { db } = open();
  seed(db, { seed: 1, now: TEST_NOW });
  closeDatabase(db);
}

/** As of a later version, whose users have a motto. */
function newerMigrations(): string {
  const newer = join(folder, 'migrations');
  cpSync(MIGRATIONS_FOLDER, newer, { recursive: true });
  const journalFile = join(newer, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8'));
  const last = journal.entries.at(-1);
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: 'extra' });
  writeFileSync(journalFile, JSON.stringify(journal));
  writeFileSync(join(newer, 'extra.sql'), 'ALTER TABLE `users` ADD `motto` text;');
  return newer;
}

/** Opens the file, expects a refusal, and checks that nothing in its folder changed. */
function refusalOf(path: string): DatabaseRefused {
  const bytes = readFileSync(path);
  const neighbours = readdirSync(join(path, '..'));
  let refusal: unknown;
  try {
    closeDatabase(openReplicaDatabase(path, { migrationsFolder: MIGRATIONS_FOLDER }).db);
  } catch (error) {
    refusal = error;
  }
  expect(readFileSync(path).equals(bytes)).toBe(true);
  expect(readdirSync(join(path, '..'))).toEqual(neighbours);
  if (!(refusal instanceof DatabaseRefused)) throw new Error(`expected a refusal, got ${String(refusal)}`);
  expect(refusal.message).toContain(path);
  return refusal;
}

describe('openReplicaDatabase', () => {
  it('makes a missing file, with its folder, and calls it new', () => {
    const { db, isNew } = open();
    expect(isNew).toBe(true);
    expect(db.sqlite.pragma('journal_mode', { simple: true })).toBe('wal');
    closeDatabase(db);
  });

  it('still calls a file new that was made but never seeded', () => {
    closeDatabase(open().db);
    const { db, isNew } = open();
    expect(isNew).toBe(true);
    closeDatabase(db);
  });

  it('opens a seeded file again as not new', () => {
    makeSeededFile();
    const { db, isNew } = open();
    expect(isNew).toBe(false);
    closeDatabase(db);
  });

  it('takes an empty file for a free place', () => {
    const empty = join(folder, 'empty.db');
    writeFileSync(empty, '');
    const { db, isNew } = openReplicaDatabase(empty, { migrationsFolder: MIGRATIONS_FOLDER });
    expect(isNew).toBe(true);
    closeDatabase(db);
  });

  it('upgrades an older schema and keeps its data', () => {
    makeSeededFile();
    const newer = newerMigrations();
    const { db, isNew } = open(newer);
    expect(isNew).toBe(false);
    expect(db.sqlite.prepare('SELECT count(motto), count(*) AS n FROM users').get()).toMatchObject({ n: 8 });
    expect(db.sqlite.pragma('foreign_keys', { simple: true })).toBe(1);
    closeDatabase(db);
    expect(refusalOf(file).reason).toBe('newer');
  });

  it('keeps every acknowledged write of a killed process', () => {
    makeSeededFile();
    const script = `
      const db = new (require('better-sqlite3'))(process.argv[1]);
      db.pragma('journal_mode = WAL');
      db.exec("INSERT INTO login_failures (account, at) VALUES ('killed', 1)");
      process.kill(process.pid, 'SIGKILL');`;
    const killed = spawnSync(process.execPath, ['-e', script, file]);
    expect(killed.signal).toBe('SIGKILL');
    expect(existsSync(`${file}-wal`)).toBe(true);
    const { db } = open();
    expect(
      db.sqlite.prepare("SELECT count(*) FROM login_failures WHERE account = 'killed'").pluck().get(),
    ).toBe(1);
    closeDatabase(db);
  });
});

describe('a serialised database', () => {
  it('is brought to a newer schema with its data, and refused by an older one', () => {
    const bytes = seededBytes();
    expect(upgradedBytes(bytes, MIGRATIONS_FOLDER)).toBe(bytes);
    const newer = upgradedBytes(bytes, newerMigrations());
    const db = openDatabaseBytes(newer);
    expect(db.sqlite.prepare('SELECT count(motto), count(*) AS n FROM users').get()).toMatchObject({ n: 8 });
    closeDatabase(db);
    expect(() => upgradedBytes(newer, MIGRATIONS_FOLDER)).toThrow(DatabaseRefused);
  });
});

function seededBytes(): Buffer {
  const db = openMemoryDatabase(MIGRATIONS_FOLDER);
  seed(db, { seed: 1, now: TEST_NOW });
  const bytes = serializeTemplate(db);
  closeDatabase(db);
  return bytes;
}

describe('openReplicaDatabase refuses, and leaves untouched,', () => {
  it('a file that is not SQLite', () => {
    const text = join(folder, 'notes.txt');
    writeFileSync(text, 'these are notes, not a database');
    expect(refusalOf(text).reason).toBe('not-a-database');
  });

  it('a folder', () => {
    expect(() => openReplicaDatabase(folder, { migrationsFolder: MIGRATIONS_FOLDER })).toThrow(
      DatabaseRefused,
    );
  });

  it('a database of another program', () => {
    const foreign = join(folder, 'foreign.db');
    const sqlite = new BetterSqlite3(foreign);
    sqlite.exec('CREATE TABLE songs (title TEXT)');
    sqlite.close();
    expect(refusalOf(foreign).reason).toBe('not-ours');
  });

  it('a database of another program in WAL mode, without leaving side files', () => {
    const foreign = join(folder, 'foreign.db');
    const sqlite = new BetterSqlite3(foreign);
    sqlite.pragma('journal_mode = WAL');
    sqlite.exec('CREATE TABLE songs (title TEXT)');
    sqlite.close();
    expect(refusalOf(foreign).reason).toBe('not-ours');
  });

  it('a database that happens to have our table but not our marker', () => {
    const foreign = join(folder, 'foreign.db');
    const sqlite = new BetterSqlite3(foreign);
    sqlite.exec(
      "CREATE TABLE replica_meta (key TEXT, value TEXT); INSERT INTO replica_meta VALUES ('marker', 'x')",
    );
    sqlite.close();
    expect(refusalOf(foreign).reason).toBe('not-ours');
  });

  it('a schema newer than the code', () => {
    const { db } = open();
    writeMeta(db, 'schema_version', '999');
    closeDatabase(db);
    expect(refusalOf(file).reason).toBe('newer');
  });

  it('a file that another server holds, which is no damage', () => {
    const { db } = open();
    writeMeta(db, 'seeded_at', '1');
    const refusal = refusalOf(file);
    expect([refusal.reason, refusal.message]).toEqual(['held', expect.stringContaining('stop it first')]);
    writeMeta(db, 'seeded_at', '2');
    closeDatabase(db);
  });

  it('a truncated file', () => {
    makeSeededFile();
    truncateSync(file, 50_000);
    expect(refusalOf(file).reason).toBe('damaged');
  });

  it('a file with overwritten pages', () => {
    makeSeededFile();
    const bytes = readFileSync(file);
    bytes.fill(0x5a, 40_960, 90_112);
    writeFileSync(file, bytes);
    expect(refusalOf(file).reason).toBe('damaged');
  });
});
