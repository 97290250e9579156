import { useSyncExternalStore } from 'react';
import type { OperationId } from '#contracts/operations.ts';

/** The calls that this backend turned out not to know (没有这项功能); only loading the page anew forgets them. */
export interface MissingOperations {
  has(operation: OperationId): boolean;
  add(operation: OperationId): void;
  subscribe(listener: () => void): () => void;
}

export function createMissingOperations(): MissingOperations {
  const missing = new Set<OperationId>();
  const listeners = new Set<() => void>();
  return {
    has: (operation) => missing.has(operation),
    add(operation) {
      missing.add(operation);
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export const missingOperations = createMissingOperations();

/** What rests on a call that is not there is not offered, or says so. */
export function useIsMissing(operation: OperationId): boolean {
  const isMissing = () => missingOperations.has(operation);
  return useSyncExternalStore(missingOperations.subscribe, isMissing, isMissing);
}
