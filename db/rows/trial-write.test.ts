import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, type Database, openDatabase } from '../client.ts';
import { logicalDump } from '../dump.ts';
import { serializeTemplate } from '../template.ts';
import { createTestDatabase } from '../testing.ts';
import { trialWrite } from './trial-write.ts';

let folder: string;
let file: string;
let db: Database;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'desk-trial-'));
  file = join(folder, 'desk.sqlite');
  const seeded = createTestDatabase();
  writeFileSync(file, serializeTemplate(seeded));
  closeDatabase(seeded);
  db = openDatabase(file);
});
afterEach(() => {
  closeDatabase(db);
  rmSync(folder, { recursive: true, force: true });
});

describe('a trial write', () => {
  it('leaves nothing behind', () => {
    const before = logicalDump(db);
    const files = readdirSync(folder);
    expect(trialWrite(db)).toBeNull();
    expect([logicalDump(db), db.sqlite.inTransaction]).toEqual([before, false]);
    expect(readdirSync(folder)).toEqual(files);
  });

  it('asks no disk for a world in memory', () => {
    const memory = createTestDatabase();
    expect(trialWrite(memory)).toBeNull();
    closeDatabase(memory);
  });

  it('notices a file that is gone, though it can still be written', () => {
    const write = () => db.sqlite.exec("UPDATE replica_meta SET value = value WHERE key = 'seed'");
    write();
    renameSync(file, `${file}.moved`);
    expect(write).not.toThrow();
    expect(trialWrite(db)).toBe('lost');
  });

  it('notices a disk that takes nothing more, though SQLite could still begin', () => {
    const full = () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    };
    expect(trialWrite(db, full)).toBe('full');
    expect(existsSync(`${file}.trial`)).toBe(false);
  });

  it('notices rows that nobody may change', () => {
    db.sqlite.pragma('query_only = ON');
    expect(trialWrite(db)).toBe('read-only');
    db.sqlite.pragma('query_only = OFF');
    expect([trialWrite(db), db.sqlite.inTransaction]).toEqual([null, false]);
  });
});
