import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Database } from './client.ts';

const WRITE_VERSION_OFFSET = 18;
const READ_VERSION_OFFSET = 19;
const ROLLBACK_JOURNAL = 1;

/**
 * The whole database as bytes that open from memory and from a file alike.
 * The trap: a database in WAL mode says so in its header, and SQLite cannot open such bytes from memory.
 */
export function serializeTemplate(db: Database): Buffer {
  const bytes = db.sqlite.serialize();
  bytes[WRITE_VERSION_OFFSET] = ROLLBACK_JOURNAL;
  bytes[READ_VERSION_OFFSET] = ROLLBACK_JOURNAL;
  return bytes;
}

/**
 * Puts the template where the file was; the database there must be closed.
 * The old write-ahead log goes first, because it must never be replayed into the new file, and the
 * file is renamed into place, so that a killed process leaves the old one or the new one.
 */
export function writeTemplate(template: Buffer, file: string): void {
  const draft = `${file}.new`;
  writeFileSync(draft, template);
  removeSideFiles(file);
  renameSync(draft, file);
}

function removeSideFiles(file: string): void {
  for (const side of [`${file}-wal`, `${file}-shm`]) {
    if (existsSync(side)) rmSync(side, { force: true });
  }
}
