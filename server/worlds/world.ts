import type { Database } from '#db/client.ts';
import type { FileStore } from '#server/files/file-store.ts';
import type { Shares } from '#server/shares/shares.ts';
import type { Clock, ClockMemory, ClockMoment } from './clock.ts';
import type { Presence } from './presence.ts';

/** How a private world is told from the others. */
export interface Sandbox {
  readonly name: string;
  /** Opens only what outside parties see: another device gets it by a QR code, and it does not tell the name. */
  readonly ticket: string;
  /** Who began it, in whose share it lives. */
  readonly network: string;
}

/** What tools keep in a world, by module augmentation; the product reads none of it. */
// biome-ignore lint/suspicious/noEmptyInterface: declared by the tools
export interface WorldTools {}
/** The part of them that belongs to a moment. */
// biome-ignore lint/suspicious/noEmptyInterface: declared by the tools
export interface ToolState {}
/** All that they know, for a server in another process. */
// biome-ignore lint/suspicious/noEmptyInterface: declared by the tools
export interface ToolMemory {}

/** A moment of a world: what it holds and what time it is there. */
export interface WorldMoment extends ToolState {
  readonly database: Buffer;
  /** The files that its rows name. */
  readonly files: ReadonlySet<string>;
  readonly clock: ClockMoment;
}

/** What a world knows beside its files: that of a file of its own the rows too, so that they can be tried elsewhere. */
export interface WorldMemory extends ToolMemory {
  readonly database: Buffer;
  readonly clock: ClockMemory;
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

/** Everything one visitor can see and change (世界): a database, files and its time. */
export interface World extends WorldTools {
  readonly db: Database;
  /** What its members uploaded. */
  readonly files: FileStore;
  readonly clock: Clock;
  /** Who has which draft open now; nothing of it is stored or handed over. */
  readonly presence: Presence;
  /** Of what all worlds of a server share; the same for each. */
  readonly shares: Shares;
  /** Null for the default world. */
  readonly sandbox: Sandbox | null;
  /** What the server signs exports with. */
  readonly exportKey: Buffer;
  /** A database of this world's kind with nothing in it. */
  blank(): Buffer;
  /** Removes the files that neither its rows nor its tools name. */
  sweepFiles(): void;
  memory(): WorldMemory;
  take(): WorldMoment;
  put(moment: WorldMoment): void;
  /** Back to the seed: rows, sessions, clock and tools. */
  reset(): void;
  close(): void;
}
