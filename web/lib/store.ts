import { useSyncExternalStore } from 'react';

/** One value that screens follow. Listeners are called on every change, in the order of their coming. */
export interface Store<T> {
  get(): T;
  set(next: T): void;
  /** The returned function ends it. */
  subscribe(listener: () => void): () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      // A copy, because who hears of it may leave or bring others.
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

export function useStore<T>({ get, subscribe }: Pick<Store<T>, 'get' | 'subscribe'>): T {
  return useSyncExternalStore(subscribe, get, get);
}
