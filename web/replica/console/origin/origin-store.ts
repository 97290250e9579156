import { useSyncExternalStore } from 'react';
import type { OperationId } from '#contracts/operations.ts';

/** What is pointed at: an operation in the list, or a region on the page. */
export type Pointed =
  | { readonly operation: OperationId }
  | { readonly element: HTMLElement; readonly operations: readonly OperationId[] };

export interface OriginState {
  /** Whether the page shows what it rests on; it stays so while the drawer is closed. */
  readonly isMarked: boolean;
  /** Leaves out what the documents say in full. */
  readonly onlyUncertain: boolean;
  readonly pointed: Pointed | null;
}

let state: OriginState = { isMarked: false, onlyUncertain: false, pointed: null };
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function setOrigin(change: Partial<OriginState>): void {
  state = { ...state, ...change };
  for (const listener of [...listeners]) listener();
}

const current = () => state;

export function useOrigin(): OriginState {
  return useSyncExternalStore(subscribe, current);
}
