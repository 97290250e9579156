import type { OperationId } from '#contracts/operations.ts';
import { createStore, useStore } from '../store.ts';

/** The calls that this backend turned out not to know (没有这项功能); only loading the page anew forgets them. */
export interface MissingOperations {
  has(operation: OperationId): boolean;
  add(operation: OperationId): void;
  /** A call that no document names was answered: this backend has more than the documented ones. */
  meet(): void;
  /** Not there, as far as anybody can tell without asking: some call of ours is not, and none was ever answered. */
  seems(operation: OperationId): boolean;
  subscribe(listener: () => void): () => void;
}

interface Known {
  readonly missing: ReadonlySet<OperationId>;
  readonly hasMet: boolean;
}

export function createMissingOperations(): MissingOperations {
  const { get, set, subscribe } = createStore<Known>({ missing: new Set(), hasMet: false });
  const has = (operation: OperationId) => get().missing.has(operation);
  return {
    has,
    add: (operation) => set({ ...get(), missing: new Set([...get().missing, operation]) }),
    meet() {
      if (!get().hasMet) set({ ...get(), hasMet: true });
    },
    seems: (operation) => has(operation) || (get().missing.size > 0 && !get().hasMet),
    subscribe,
  };
}

export const missingOperations = createMissingOperations();

/** What rests on a call that is not there is not offered, or says so. */
export function useIsMissing(operation: OperationId): boolean {
  return useStore({ subscribe: missingOperations.subscribe, get: () => missingOperations.has(operation) });
}

/** The same before anybody has asked, for what would not be asked before it is pressed, and for nothing documented. */
export function useSeemsMissing(operation: OperationId): boolean {
  return useStore({ subscribe: missingOperations.subscribe, get: () => missingOperations.seems(operation) });
}
