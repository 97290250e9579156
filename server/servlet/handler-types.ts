import type { Input, OperationId, Output } from '#contracts/operations.ts';
import type { Database } from '#db/client.ts';
import type { UserRow } from '#db/queries/account/users.ts';
import type { BudgetName } from './address-budgets.ts';

/** Everything a handler may know. It never sees the request or the reply of the web framework. */
export interface Context {
  readonly db: Database;
  /** The replica's clock at the start of the call, epoch milliseconds. */
  readonly now: number;
  readonly traceId: string;
  readonly device: string;
  readonly ip: string;
  /** Where the caller is: the address, or what belongs to one subscriber. */
  readonly network: string;
  /** The caller; null only where the contract does not require a session. */
  readonly visitor: UserRow | null;
  /** The caller where the contract requires a session. Throws 401 otherwise. */
  readonly user: UserRow;
  /** The address of a path where the caller reached us, such as http://127.0.0.1:5180, for another device to open. */
  outsideUrl(path: string): string;
  /** Random text for ids and codes that nobody may guess. */
  secret(): string;
  /** Digits that people see, in a member's number for one: the same seed gives the same ones for the same thing. */
  digits(count: number, of: string): string;
  /** Takes one of what the caller's address may do; answers how to give it back. Throws where nothing is left. */
  spend(budget: BudgetName): () => void;
  /** Forgets the files that no row needs any more, after works were purged. */
  dropUnusedFiles(): void;
  /** Tells the journal why the answer is what it is; a BusinessError does so by itself. */
  decided(text: string): void;
  /** Marks the caller's browser as the one that begins a login elsewhere; answers what is kept of the mark. */
  markBrowser(): string;
  /** Whether the caller's browser has the mark that this was kept of. What no browser began is everybody's. */
  isMarked(kept: string): boolean;
  /** Logs a user in: returns the token, and sets the cookie that page images and files accept. */
  startSession(userId: number): string;
  /** Of the session that the call came with; empty where it came without. */
  readonly tokenHash: string;
  /** Ends the session that the call came with. */
  endSession(): void;
}

export type Handler<K extends OperationId> = (
  input: Input<K>,
  context: Context,
) => Output<K> | Promise<Output<K>>;

/** One handler for each operation: a missing or a misspelt one does not compile. */
export type Handlers = { readonly [K in OperationId]: Handler<K> };
