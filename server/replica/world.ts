import type { Database } from '#db/client.ts';
import type { FileStore } from '#server/files/file-store.ts';
import type { Shares } from '#server/shares.ts';
import type { ChangeCount } from './change-count.ts';
import type { Clock, ClockMemory } from './clock.ts';
import type { FaultBook, FaultState } from './faults/types.ts';
import type { Journal, JournalMemory } from './journal.ts';
import type { Moments } from './moments.ts';
import type { SnapshotMemory, Snapshots, WorldMoment } from './snapshots.ts';

/** How a private world is told from the others. */
export interface Sandbox {
  readonly name: string;
  /** Opens only what outside parties see: another device gets it by a QR code, and it does not tell the name. */
  readonly ticket: string;
  /** Who began it, in whose share it lives. */
  readonly network: string;
}

/** What a world knows beside its files: that of a file of its own the rows too, so that they can be tried elsewhere. */
export interface WorldMemory {
  readonly database: Buffer;
  readonly clock: ClockMemory;
  readonly faults: FaultState;
  readonly changes: Readonly<Record<string, number>>;
  readonly journal: JournalMemory;
  readonly snapshots: SnapshotMemory;
}

export interface SandboxMemory extends WorldMemory {
  readonly sandbox: Pick<Sandbox, 'name' | 'ticket'>;
  readonly createdAt: number;
  readonly lastUsedAt: number;
  readonly network: string;
}

/** What a server that ends tells the one that takes its place: all that is not on the disk. */
export interface HandOver {
  readonly main: WorldMemory;
  readonly sandboxes: readonly SandboxMemory[];
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
  readonly moments: Moments;
  /** Of what all worlds of a server share; the same for each. */
  readonly shares: Shares;
  /** Null for the default world. */
  readonly sandbox: Sandbox | null;
  /** What the server signs exports with. */
  readonly exportKey: Buffer;
  /** A database of this world's kind with nothing in it. */
  blank(): Buffer;
  /** Removes the files that neither its rows nor its snapshots and moments name. */
  sweepFiles(): void;
  memory(): WorldMemory;
  take(): WorldMoment;
  put(moment: WorldMoment): void;
  /** Back to the seed: rows, sessions, faults, clock, journal. */
  reset(): void;
  close(): void;
}
