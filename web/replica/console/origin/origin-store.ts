import { useSyncExternalStore } from 'react';

let isMarked = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function setIsMarked(next: boolean): void {
  isMarked = next;
  for (const listener of [...listeners]) listener();
}

/** Whether the page shows what it rests on; it stays so while the drawer is closed. */
export function useIsMarked(): boolean {
  return useSyncExternalStore(subscribe, () => isMarked);
}
