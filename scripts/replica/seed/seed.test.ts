import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import BetterSqlite3 from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase } from '#db/client.ts';
import { readMeta } from '#db/meta.ts';
import { openReplicaDatabase } from '#db/migrate.ts';
import type { Bundled } from '#scripts/testing/bundled.ts';
import { bundled } from '#scripts/testing/bundled.ts';
import { readEnv } from '#server/env.ts';
import { SeedRefused, seedFile } from './seed-file.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const NOW = Date.parse('2027-03-01T04:00:00Z');
const options = { seed: 7, now: NOW, migrationsFolder: join(ROOT, 'db/migrations') };

let folder = '';
let file = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'desk-seed-'));
  file = join(folder, 'desk.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

function metaOf(key: 'seed' | 'seeded_at'): string | undefined {
  const { db, isNew } = openReplicaDatabase(file, options);
  expect(isNew).toBe(false);
  const value = readMeta(db, key);
  closeDatabase(db);
  return value;
}

describe('the database file', () => {
  it('is made with its folder, seeded as asked', () => {
    file = join(folder, 'new', 'desk.sqlite');
    const bytes = seedFile(file, options);
    expect(readFileSync(file)).toHaveLength(bytes);
    expect(metaOf('seed')).toBe('7');
    expect(metaOf('seeded_at')).toBe(String(NOW));
  });

  it('is renewed, and what was done in it is gone', () => {
    seedFile(file, options);
    const { db } = openReplicaDatabase(file, options);
    db.sqlite.exec("UPDATE replica_meta SET value = '99' WHERE key = 'seed'");
    closeDatabase(db);
    seedFile(file, { ...options, seed: 8 });
    expect(metaOf('seed')).toBe('8');
    expect(readdirSync(folder)).toEqual(['desk.sqlite']);
  });

  it('of another program is refused and left as it is', () => {
    const foreign = new BetterSqlite3(file);
    foreign.pragma('journal_mode = WAL');
    foreign.exec('CREATE TABLE letters (text)');
    foreign.close();
    const before = readFileSync(file);
    expect(() => seedFile(file, options)).toThrow(/is a database of another program/);
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(folder)).toEqual(['desk.sqlite']);
  });

  it('that is no database is refused and left as it is', () => {
    writeFileSync(file, 'my diary');
    expect(() => seedFile(file, options)).toThrow(SeedRefused);
    expect(readFileSync(file, 'utf8')).toBe('my diary');
  });

  it('that a server holds is refused, and the server goes on', () => {
    seedFile(file, options);
    const { db } = openReplicaDatabase(file, options);
    expect(() => seedFile(file, { ...options, seed: 8 })).toThrow(
      `A running replica holds ${file}: stop it first, put its data back with "npx replica reset", or choose another DATA_DIR.`,
    );
    expect(readMeta(db, 'seed')).toBe('7');
    closeDatabase(db);
    expect(metaOf('seed')).toBe('7');
  });

  it('that cannot be written is refused', () => {
    writeFileSync(join(folder, 'plain'), '');
    expect(() => seedFile(join(folder, 'plain', 'desk.sqlite'), options)).toThrow(SeedRefused);
    expect(readdirSync(folder)).toEqual(['plain']);
  });
});

// Each starts another process, and other tests may keep the machine busy.
describe('replica seed', { timeout: 180_000 }, () => {
  function run(command: readonly string[], env: Record<string, string> = {}) {
    return new Promise<{ code: number | string; out: string; err: string }>((resolve) => {
      const around = { cwd: ROOT, env: { ...process.env, DATA_DIR: folder, ...env } };
      execFile(process.execPath, command, around, (error, out, err) =>
        resolve({ code: error?.code ?? 0, out, err }),
      );
    });
  }
  let program: Bundled;
  beforeAll(async () => {
    program = await bundled(join(ROOT, 'scripts/replica/seed/main.ts'));
  });
  afterAll(() => program.remove());
  const main = (...args: string[]) => [program.file, ...args];
  const replica = (...args: string[]) => [join(ROOT, 'scripts/replica.mjs'), 'seed', ...args];

  it('ends with 0 and says what it made; a flag wins over the environment', async () => {
    const { code, out } = await run(main('--seed', '7', '--clock', '2027-03-01T12:00:00+08:00'), {
      REPLICA_SEED: '9',
      PORT: 'none of its business',
    });
    expect(out).toMatch(/desk\.sqlite: seed 7, clock 2027-03-01T04:00:00\.000Z, \d+\.\d MB\n$/);
    expect(code).toBe(0);
    expect(metaOf('seed')).toBe('7');
  });

  it('ends with 2 for a seed that is no number and writes nothing', async () => {
    const { code, err } = await run(main('--seed', 'many'));
    expect(err).toContain('REPLICA_SEED must be a whole number');
    expect(code).toBe(2);
    expect(existsSync(file)).toBe(false);
  });

  it('takes no clock but an ISO date', () => {
    expect(() => readEnv(['--clock', 'noon'], {})).toThrow('the clock must be an ISO date');
  });

  it('ends with 3 for a foreign file', async () => {
    writeFileSync(file, 'my diary');
    const { code, err } = await run(main());
    expect(err).toContain('is not a SQLite database');
    expect(code).toBe(3);
  });

  it('is a command of replica with a help and flags of its own', async () => {
    const { code, out } = await run(replica('--help'));
    expect(code).toBe(0);
    for (const part of ['replica seed', '--seed', '--clock']) expect(out).toContain(part);
    const wrong = await run(replica('--sed', '1'));
    expect(wrong.err).toContain('Did you mean "--seed"?');
    expect(wrong.code).toBe(2);
  });
});
