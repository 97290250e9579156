import { useSyncExternalStore } from 'react';
import { isOffline } from '../wire/network.ts';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the browser has a network at all; that it reaches the server is not said by this. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => !isOffline());
}
