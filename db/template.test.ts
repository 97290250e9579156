import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, openDatabase, openDatabaseBytes } from './client.ts';
import { logicalDump } from './dump.ts';
import { deleteAddressesOfUser } from './queries/account/addresses.ts';
import { serializeTemplate, writeTemplate } from './template.ts';
import { createTestDatabase } from './testing.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'replica-template-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a database template', () => {
  it('brings a changed file back to what it was', () => {
    const template = serializeTemplate(createTestDatabase());
    const file = join(folder, 'replica.db');
    writeTemplate(template, file);
    const first = openDatabase(file);
    const before = logicalDump(first);
    deleteAddressesOfUser(first, 10003);
    expect(logicalDump(first)).not.toBe(before);
    closeDatabase(first);
    writeTemplate(template, file);
    const second = openDatabase(file);
    expect(logicalDump(second)).toBe(before);
    closeDatabase(second);
  });

  it('is never mixed with a log that was left behind', () => {
    const file = join(folder, 'replica.db');
    writeFileSync(`${file}-wal`, 'stale');
    writeFileSync(`${file}-shm`, 'stale');
    writeTemplate(serializeTemplate(createTestDatabase()), file);
    expect(readdirSync(folder)).toEqual(['replica.db']);
  });

  it('opens from memory although its source is a file in WAL mode', () => {
    const file = join(folder, 'replica.db');
    writeTemplate(serializeTemplate(createTestDatabase()), file);
    const onDisk = openDatabase(file);
    const copy = openDatabaseBytes(serializeTemplate(onDisk));
    expect(logicalDump(copy)).toBe(logicalDump(onDisk));
    closeDatabase(onDisk);
  });

  it('contains what is still in the write-ahead log', () => {
    const file = join(folder, 'replica.db');
    writeTemplate(serializeTemplate(createTestDatabase()), file);
    const onDisk = openDatabase(file);
    deleteAddressesOfUser(onDisk, 10003);
    expect(existsSync(`${file}-wal`)).toBe(true);
    expect(logicalDump(openDatabaseBytes(serializeTemplate(onDisk)))).toBe(logicalDump(onDisk));
    closeDatabase(onDisk);
  });
});
