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

type Followed<T> = Pick<Store<T>, 'get' | 'subscribe'>;

/** Follows a store, or only what is selected of it: a selection that is the same draws nothing again. */
export function useStore<T>(store: Followed<T>): T;
export function useStore<T, Selected>(store: Followed<T>, select: (value: T) => Selected): Selected;
export function useStore<T>({ get, subscribe }: Followed<T>, select: (value: T) => unknown = (all) => all) {
  const selected = () => select(get());
  return useSyncExternalStore(subscribe, selected, selected);
}
