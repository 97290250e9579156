import type { Database } from '#db/client.ts';
import type { FileStore } from '#server/files/file-store.ts';
import type { ChangeCount } from './change-count.ts';
import type { Clock } from './clock.ts';
import type { FaultBook } from './faults/types.ts';
import type { Journal } from './journal.ts';
import type { Snapshots, WorldMoment } from './snapshots.ts';

/** How a private world is told from the others. */
export interface Sandbox {
  readonly name: string;
  /** Opens only what outside parties see: another device gets it by a QR code, and it does not tell the name. */
  readonly ticket: string;
}

/** Everything one visitor can see and change: a database, files, its time, its faults, its journal. */
export interface World {
  readonly db: Database;
  /** What its members uploaded. */
  readonly files: FileStore;
  readonly clock: Clock;
  readonly faults: FaultBook;
  readonly journal: Journal;
  readonly changes: ChangeCount;
  readonly snapshots: Snapshots;
  /** Null for the default world. */
  readonly sandbox: Sandbox | null;
  /** What the server signs exports with. */
  readonly exportKey: Buffer;
  /** A database of this world's kind with nothing in it. */
  blank(): Buffer;
  /** Removes the files that neither its rows nor its snapshots name. */
  sweepFiles(): void;
  take(): WorldMoment;
  put(moment: WorldMoment): void;
  /** Back to the seed: rows, sessions, faults, clock, journal. */
  reset(): void;
  close(): void;
}
