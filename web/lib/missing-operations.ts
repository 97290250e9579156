import type { OperationId } from '#contracts/operations.ts';
import { createStore, useStore } from './store.ts';

/** The calls that this backend turned out not to know (没有这项功能); only loading the page anew forgets them. */
export interface MissingOperations {
  has(operation: OperationId): boolean;
  add(operation: OperationId): void;
  subscribe(listener: () => void): () => void;
}

export function createMissingOperations(): MissingOperations {
  const { get, set, subscribe } = createStore<ReadonlySet<OperationId>>(new Set());
  return {
    has: (operation) => get().has(operation),
    add: (operation) => set(new Set([...get(), operation])),
    subscribe,
  };
}

export const missingOperations = createMissingOperations();

/** What rests on a call that is not there is not offered, or says so. */
export function useIsMissing(operation: OperationId): boolean {
  return useStore({ subscribe: missingOperations.subscribe, get: () => missingOperations.has(operation) });
}
