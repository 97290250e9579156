/** The browser has no network (断网). Where nobody can tell, there is one; that it reaches the server is not said by it. */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false;
}

/** Calls back when the network is there again; the returned function ends it. */
export function onBackOnline(listener: () => void): () => void {
  addEventListener('online', listener);
  return () => removeEventListener('online', listener);
}
