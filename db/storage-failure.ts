import { accessSync, constants, existsSync, type StatsFs, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { ExplainedError, type Sentence, type SentenceKey, sentence } from '#contracts/sentences.mjs';

/** What keeps a machine from storing: each wants another remedy. */
export type StorageCause = 'full' | 'read-only' | 'no-rights' | 'lost' | 'damaged';

const CAUSES: Readonly<Record<string, StorageCause>> = {
  SQLITE_FULL: 'full',
  ENOSPC: 'full',
  EDQUOT: 'full',
  SQLITE_READONLY: 'read-only',
  EROFS: 'read-only',
  SQLITE_PERM: 'no-rights',
  SQLITE_AUTH: 'no-rights',
  EACCES: 'no-rights',
  EPERM: 'no-rights',
  SQLITE_READONLY_DBMOVED: 'lost',
  SQLITE_CANTOPEN: 'lost',
  SQLITE_IOERR: 'lost',
  ENOENT: 'lost',
  ENOTDIR: 'lost',
  EEXIST: 'lost',
  EISDIR: 'lost',
  EIO: 'lost',
  ENXIO: 'lost',
  ENODEV: 'lost',
  ESTALE: 'lost',
  SQLITE_CORRUPT: 'damaged',
  SQLITE_NOTADB: 'damaged',
};

const LEAST_BYTES = 64 * 1024;

/** What an error of SQLite or of the file system says of the storage; null where it is about something else. */
export function causeOfStorageFailure(error: unknown): StorageCause | null {
  if (error instanceof StorageFailure) return error.reason;
  const code: unknown = Reflect.get(Object(error), 'code');
  if (typeof code !== 'string') return null;
  // SQLite's further words, as in SQLITE_IOERR_WRITE, seldom mean something else than the first.
  const [first = ''] = /^SQLITE_[A-Z]+/.exec(code) ?? [];
  return CAUSES[code] ?? CAUSES[first] ?? null;
}

const WORDS = {
  full: 'No room is left for {}: free some on its disk, or choose another DATA_DIR.',
  'read-only': '{} lies on a disk that can only be read: mount it for writing, or choose another DATA_DIR.',
  'no-rights': '{} may not be written by this user: change its owner or rights, or choose another DATA_DIR.',
  lost: '{} cannot be reached, because it, its folder or its disk is not there: bring that back and start again, or put the seed there with a reset.',
  damaged: '{} is a damaged database: move it away to start again from the seed, or restore a copy of it.',
} satisfies Record<StorageCause, SentenceKey>;

/** While the file is there its data are too, and nothing that would replace them is advised. */
const WORDS_OF_FILE: Partial<Record<StorageCause, SentenceKey>> = {
  full: '{} and its data are there, but its disk is full: free some of it.',
  lost: '{} is there, but cannot be used: its disk fails, or another file was put in its place. Look at that and start again.',
};

/** One line for whoever runs the replica: what it is, and what to do. */
export function storageWords(cause: StorageCause, file: string, shown = file): Sentence {
  return sentence((existsSync(file) && WORDS_OF_FILE[cause]) || WORDS[cause], shown);
}

/** The machine failed and not the database; the message is `storageWords`. */
export class StorageFailure extends ExplainedError {
  override readonly name = 'StorageFailure';
  readonly reason: StorageCause;

  constructor(reason: StorageCause, file: string, options?: ErrorOptions) {
    super(storageWords(reason, file), options);
    this.reason = reason;
  }
}

/**
 * The failure at this file by its name; null where the error is about something else. "Cannot be opened" and "is not
 * there" are what SQLite and Node say of missing rights, of read-only and of full disks too, so there the file is looked
 * at.
 */
export function storageFailureAt(file: string, error: unknown, look = statfsSync): StorageFailure | null {
  if (error instanceof StorageFailure) return error;
  const said = causeOfStorageFailure(error);
  const cause = said === 'lost' ? (hindranceAt(file, look) ?? said) : said;
  return cause && new StorageFailure(cause, file, { cause: error });
}

/** Why nothing can be written there; null where rights and room would do. */
export function hindranceAt(file: string, look = statfsSync): StorageCause | null {
  try {
    let folder = dirname(file);
    while (!existsSync(folder) && folder !== dirname(folder)) folder = dirname(folder);
    accessSync(folder, constants.W_OK);
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
    return isFull(look(folder)) ? 'full' : null;
  } catch (error) {
    return causeOfStorageFailure(error);
  }
}

/** Less than SQLite's side files take, or no place for another file where the disk counts them. */
function isFull({ bavail, bsize, files, ffree }: StatsFs): boolean {
  return bavail * bsize < LEAST_BYTES || (files > 0 && ffree === 0);
}
