import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  type StatsFs,
  type statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, demandFile, openDatabase } from './client.ts';
import { causeOfStorageFailure, StorageFailure, storageFailureAt } from './storage-failure.ts';
import { writeTemplate } from './template.ts';

const withCode = (code: string) => Object.assign(new Error('the machine says so'), { code });

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'desk-storage-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the cause of a failure to store', () => {
  it.each([
    ['SQLITE_FULL', 'full'],
    ['ENOSPC', 'full'],
    ['SQLITE_READONLY', 'read-only'],
    ['SQLITE_READONLY_DIRECTORY', 'read-only'],
    ['EROFS', 'read-only'],
    ['EACCES', 'no-rights'],
    ['EPERM', 'no-rights'],
    ['SQLITE_READONLY_DBMOVED', 'lost'],
    ['SQLITE_IOERR_WRITE', 'lost'],
    ['SQLITE_CANTOPEN', 'lost'],
    ['ENOENT', 'lost'],
    ['SQLITE_CORRUPT_VTAB', 'damaged'],
    ['SQLITE_NOTADB', 'damaged'],
    ['SQLITE_BUSY', null],
    ['SQLITE_CONSTRAINT_UNIQUE', null],
    ['EADDRINUSE', null],
  ])('of %s is %s', (code, cause) => {
    expect(causeOfStorageFailure(withCode(code))).toBe(cause);
  });

  it.each([null, undefined, 'ENOSPC', new TypeError('no')])('is none in %j', (error) => {
    expect(causeOfStorageFailure(error)).toBeNull();
  });

  it('is said in one line with the file and what to do', () => {
    for (const code of ['ENOSPC', 'EROFS', 'EACCES', 'EIO', 'SQLITE_CORRUPT']) {
      const { message } = storageFailureAt(join(folder, 'desk.sqlite'), withCode(code)) ?? {};
      expect(message).toMatch(/^.*desk\.sqlite.*: .*\.$/);
    }
    expect(storageFailureAt(folder, new TypeError('no'))).toBeNull();
  });

  /** As `statfs` tells it of a disk. */
  const disk = (free: Partial<StatsFs>) => () =>
    ({ bavail: 1e6, bsize: 4096, files: 1e6, ffree: 1e5, ...free }) as StatsFs;

  it.each([
    ['with room', {}, 'lost'],
    ['without room', { bavail: 3 }, 'full'],
    ['without a place for another file', { ffree: 0 }, 'full'],
    ['that does not count its files', { files: 0, ffree: 0 }, 'lost'],
  ])('that cannot open a file is looked for on a disk %s', (_disk, free, cause) => {
    const error = withCode('SQLITE_CANTOPEN');
    const look = disk(free) as unknown as typeof statfsSync;
    expect(storageFailureAt(join(folder, 'desk.sqlite'), error, look)?.reason).toBe(cause);
  });

  it('never names a reset while the file is there, and says that it is', () => {
    const file = join(folder, 'desk.sqlite');
    writeFileSync(file, '');
    for (const code of ['ENOSPC', 'EROFS', 'EACCES', 'EIO', 'SQLITE_CORRUPT']) {
      const { message } = storageFailureAt(file, withCode(code)) ?? {};
      expect(message).not.toMatch(/reset|DATA_DIR.*seed/);
      if (['ENOSPC', 'EIO'].includes(code)) expect(message).toMatch(/ (?:is|are) there, but /);
    }
    rmSync(file);
    expect(storageFailureAt(file, withCode('EIO'))?.message).toMatch(/with a reset\.$/);
  });

  it('keeps its name when it is asked for again', () => {
    const failure = new StorageFailure('full', 'desk.sqlite');
    expect([storageFailureAt('other', failure), causeOfStorageFailure(failure)]).toEqual([failure, 'full']);
  });
});

describe('a template that cannot be written', () => {
  it('leaves nothing half made, and the database before it open', () => {
    const file = join(folder, 'desk.sqlite');
    // A folder cannot be replaced by a file.
    mkdirSync(join(file, 'inside'), { recursive: true });
    expect(() => writeTemplate(Buffer.from('rows'), file)).toThrow();
    expect(readdirSync(folder)).toEqual(['desk.sqlite']);
  });

  it('is not begun with the old one closed', () => {
    const file = join(folder, 'desk.sqlite');
    mkdirSync(`${file}.new`);
    let isClosed = false;
    const close = () => {
      isClosed = true;
    };
    expect(() => writeTemplate(Buffer.from('rows'), file, { beforeSwap: close })).toThrow();
    expect(isClosed).toBe(false);
  });

  it('makes a folder that is gone', () => {
    writeTemplate(Buffer.from('rows'), join(folder, 'gone', 'desk.sqlite'));
    expect(readdirSync(join(folder, 'gone'))).toEqual(['desk.sqlite']);
  });
});

describe('the file of an open database', () => {
  it('is missed in the next turn when it was deleted, and when another one lies there', async () => {
    const file = join(folder, 'desk.sqlite');
    const db = openDatabase(file);
    expect(() => demandFile(db)).not.toThrow();
    renameSync(file, `${file}.away`);
    await new Promise(setImmediate);
    expect(() => demandFile(db)).toThrow(/is not there/);
    writeFileSync(file, 'another one');
    expect(() => demandFile(db)).toThrow(StorageFailure);
    closeDatabase(db);
  });

  it('is not looked for in memory', () => {
    const db = openDatabase(':memory:');
    expect(() => demandFile(db)).not.toThrow();
    closeDatabase(db);
  });
});
