import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Change } from './change.ts';
import type { MergeBase } from './merge.ts';

/** What a browser keeps of a draft until the server has it (本机草稿). */
export interface Kept {
  readonly base: MergeBase;
  readonly change: Change;
  /** The last save that was sent of it; empty where none was. */
  readonly saveID: string;
}

export interface Journal {
  read(): Promise<Kept | null>;
  /** False where the browser keeps nothing, or has no room left. */
  write(kept: Kept): Promise<boolean>;
  forget(): Promise<void>;
}

const NAME = 'desk-drafts';
const STORE = 'drafts';

interface Schema extends DBSchema {
  [STORE]: { key: string; value: Kept };
}

let database: Promise<IDBPDatabase<Schema>> | undefined;

function opened(): Promise<IDBPDatabase<Schema>> {
  const forgotten = () => {
    database = undefined;
  };
  database ??= openDB<Schema>(NAME, 1, {
    upgrade: (created) => void created.createObjectStore(STORE),
    terminated: forgotten,
  }).catch((error: unknown) => {
    forgotten();
    throw error;
  });
  return database;
}

/** The changes of one member to one work, which nobody else's session reads. */
export function journalOf(memberID: string, opusID: string): Journal {
  const key = `${memberID} ${opusID}`;
  let last: Promise<unknown> = Promise.resolve();

  /** One after the other, so that the record is always that of the last call. */
  function inTurn<T>(work: (store: IDBPDatabase<Schema>) => Promise<T>, otherwise: T): Promise<T> {
    const next = last.then(async () => {
      try {
        return await work(await opened());
      } catch {
        return otherwise;
      }
    });
    last = next;
    return next;
  }

  return {
    read: () => inTurn(async (db) => (await db.get(STORE, key)) ?? null, null),
    write: (kept) =>
      inTurn(async (db) => {
        // Not waiting for the disk: what a killed browser had finished is there all the same.
        const writing = db.transaction(STORE, 'readwrite', { durability: 'relaxed' });
        const put = writing.store.put(kept, key);
        // A page that is being left no longer hears that it is put, after which it would be committed by itself.
        writing.commit();
        await Promise.all([put, writing.done]);
        return true;
      }, false),
    forget: () => inTurn(async (db) => db.delete(STORE, key), undefined),
  };
}
