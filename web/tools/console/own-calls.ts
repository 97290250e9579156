import type { OperationId } from '#contracts/operations.ts';
import { createStore, type Store } from '#web/lib/store.ts';
import { tabId } from './tab-id.ts';

export interface OwnCall {
  readonly operation: OperationId;
  /** Epoch milliseconds of this browser. */
  readonly sentAt: number;
}

const KEPT = 2000;

const calls = createStore<readonly OwnCall[]>([]);

/** Tells the server's journal which tab calls, and notes the call for the tabs of the console. */
export function callHeaders(operation: OperationId): Readonly<Record<string, string>> {
  calls.set([...calls.get(), { operation, sentAt: Date.now() }].slice(-KEPT));
  return tabHeaders();
}

/** Tells the server's journal which tab calls. */
export function tabHeaders(): Readonly<Record<string, string>> {
  return { 'x-replica-tab': tabId() };
}

/** The latest last. */
export const ownCalls: Pick<Store<readonly OwnCall[]>, 'get' | 'subscribe'> = calls;
