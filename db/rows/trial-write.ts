import { existsSync, rmSync, writeFileSync } from 'node:fs';
import type { Database } from '../client.ts';
import { type StorageCause, storageFailureAt } from '../storage-failure.ts';

/** More than one change of rows needs of the disk. */
const TRIAL_BYTES = 64 * 1024;

/** Why nothing can be written just now; null where all is well. Leaves nothing behind. */
export function trialWrite(db: Database, write: typeof writeFileSync = writeFileSync): StorageCause | null {
  const isOnDisk = db.file !== ':memory:';
  // A file that was deleted is written into nowhere without a word.
  if (isOnDisk && !existsSync(db.file)) return 'lost';
  try {
    changeRows(db);
    if (isOnDisk) fillDisk(db.file, write);
    return null;
  } catch (error) {
    const failure = storageFailureAt(db.file, error);
    if (!failure) throw error;
    return failure.reason;
  }
}

function changeRows({ sqlite }: Database): void {
  sqlite.exec('BEGIN IMMEDIATE');
  try {
    sqlite.exec("UPDATE replica_meta SET value = value WHERE key = 'marker'");
  } finally {
    sqlite.exec('ROLLBACK');
  }
}

/** What is rolled back never comes to the disk, so a full one would not be noticed. */
function fillDisk(file: string, write: typeof writeFileSync): void {
  const trial = `${file}.trial`;
  try {
    write(trial, Buffer.alloc(TRIAL_BYTES));
  } finally {
    rmSync(trial, { force: true });
  }
}
