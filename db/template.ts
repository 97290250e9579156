import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database } from './client.ts';
import { keepPrivate, PRIVATE_MODE } from './keep-private.ts';
import { makeFolder } from './make-folder.ts';

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

interface Writing {
  /** Waits for the disk, so that the file survives a power cut. */
  readonly isDurable?: boolean;
  /** Closes the database that lies there, once nothing but the swap is left to do. */
  readonly beforeSwap?: () => void;
}

/**
 * Puts the template where the file was; the database there must be closed by then.
 * The old write-ahead log goes first, because it must never be replayed into the new file, and the
 * file is renamed into place, so that a killed process or a full disk leaves the old one or the new one.
 */
export function writeTemplate(
  template: Buffer,
  file: string,
  { isDurable = false, beforeSwap = () => {} }: Writing = {},
): void {
  const draft = `${file}.new`;
  try {
    makeFolder(dirname(file));
    writeFileSync(draft, template, { flush: isDurable, mode: PRIVATE_MODE });
    keepPrivate(draft);
    beforeSwap();
    removeSideFiles(file);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Nothing of a database that was only half made stays. */
export function removeDatabaseFiles(file: string): void {
  removeSideFiles(file);
  rmSync(file, { force: true });
}

function removeSideFiles(file: string): void {
  for (const side of [`${file}-wal`, `${file}-shm`]) {
    if (existsSync(side)) rmSync(side, { force: true });
  }
}
