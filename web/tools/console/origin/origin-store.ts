import type { OperationId } from '#contracts/operations.ts';
import { createStore, useStore } from '#web/lib/store.ts';

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

const origin = createStore<OriginState>({ isMarked: false, onlyUncertain: false, pointed: null });

export function setOrigin(change: Partial<OriginState>): void {
  origin.set({ ...origin.get(), ...change });
}

export function useOrigin(): OriginState {
  return useStore(origin);
}
