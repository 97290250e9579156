/** The browser has no network (断网). Where that is unknown it counts as there; it does not say that the server is reached. */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false;
}

/** Calls back when the network is there again; the returned function ends it. */
export function onBackOnline(listener: () => void): () => void {
  addEventListener('online', listener);
  return () => removeEventListener('online', listener);
}
