import type { Input, OperationId, Output } from '#contracts/operations.ts';
import type { Database } from '#db/client.ts';
import type { UserRow } from '#db/queries/account/users.ts';
import type { PrintDesk } from '#server/print/print-room.ts';
import type { Presence } from '#server/worlds/presence.ts';
import type { BudgetName } from './address-budgets.ts';

export type { PrintLook } from '#server/print/print-wish.ts';

/** Everything a handler may know, without the request and the reply of the web framework. */
export interface Context {
  readonly db: Database;
  /** The replica's clock at the start of the call, epoch milliseconds. */
  readonly now: number;
  readonly traceId: string;
  readonly device: string;
  readonly ip: string;
  /** The caller's network: the address, or the part that belongs to one subscriber. */
  readonly network: string;
  /** The caller; null only where the contract does not require a session. */
  readonly visitor: UserRow | null;
  /** The caller where the contract requires a session. Throws 401 otherwise. */
  readonly user: UserRow;
  /** A path as an address for another device, on the host that the caller used, such as http://127.0.0.1:5180. */
  outsideUrl(path: string): string;
  /** Random text for ids and codes that must not be guessable. */
  secret(): string;
  /** Visible digits, such as in a member's number: the same seed gives the same ones for the same thing. */
  digits(count: number, of: string): string;
  /** A right to read what `subject` names, for a reader who has opened it. */
  giveRight(subject: string): string;
  /** Whether a right is what this server gave for `subject`, and good at the moment. */
  hasRight(subject: string, right: string): boolean;
  /** Takes one from the budget of the caller's address; returns a function that gives it back. Throws at the end. */
  spend(budget: BudgetName): () => void;
  /** Where print files are made. */
  readonly prints: PrintDesk;
  /** Who has which draft open. */
  readonly presence: Presence;
  /** Deletes the files that no row needs any more, after works were purged. */
  dropUnusedFiles(): void;
  /** Records the reason of the answer in the journal; a BusinessError does so by itself. */
  decided(text: string): void;
  /** Marks the caller's browser as the one that begins a login elsewhere; returns the stored form of the mark. */
  markBrowser(): string;
  /** Whether the caller's browser has the mark with this stored form. A login that no browser began is open to all. */
  isMarked(kept: string): boolean;
  /** Logs a user in: returns the token, and sets the cookie for page images and files. */
  startSession(userId: number): string;
  /** The hash of the caller's token; empty without a session. */
  readonly tokenHash: string;
  endSession(): void;
}

export type Handler<K extends OperationId> = (
  input: Input<K>,
  context: Context,
) => Output<K> | Promise<Output<K>>;

/** One handler for each operation: a missing or misspelt one does not compile. */
export type Handlers = { readonly [K in OperationId]: Handler<K> };
