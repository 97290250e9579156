import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase } from './client.ts';
import { openReplicaDatabase } from './migrate.ts';
import { writeTemplate } from './template.ts';

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));
let file = '';
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'desk-private-')), 'desk.sqlite');
});
afterEach(() => rmSync(join(file, '..'), { recursive: true }));

const modesOf = (...files: string[]) =>
  files.filter((each) => existsSync(each)).map((each) => (statSync(each).mode & 0o777).toString(8));

describe.skipIf(process.platform === 'win32')('the database on a disk', () => {
  it('is its owner’s alone from the first start on, side files too', () => {
    const { db } = openReplicaDatabase(file, { migrationsFolder });
    db.sqlite.exec("UPDATE replica_meta SET value = value WHERE key = 'marker'");
    expect(modesOf(file, `${file}-wal`)).toEqual(['600', '600']);
    expect(modesOf(`${file}-shm`)).not.toContain('644');
    closeDatabase(db);
  });

  it('of an earlier version is so from the next start on', () => {
    closeDatabase(openReplicaDatabase(file, { migrationsFolder }).db);
    writeFileSync(`${file}-wal`, '');
    for (const each of [file, `${file}-wal`]) chmodSync(each, 0o644);
    const { db } = openReplicaDatabase(file, { migrationsFolder });
    expect(modesOf(file, `${file}-wal`)).toEqual(['600', '600']);
    closeDatabase(db);
  });

  it('is so after a reset, and where a draft was left by one that was killed', () => {
    writeFileSync(`${file}.new`, 'half', { mode: 0o644 });
    writeTemplate(Buffer.from('rows'), file);
    expect(modesOf(file)).toEqual(['600']);
  });
});
