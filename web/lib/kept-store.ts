import { memberScope, memberStore } from './session/member-scope.ts';
import { tabStorage } from './storage.ts';
import type { Store } from './store.ts';

interface Form<T> {
  readonly write: (value: T) => unknown;
  /** Null for a foreign value. */
  readonly read: (kept: unknown) => T | null;
}

/** A member's store that outlives loading the page again (刷新) in the same tab; it ends with the session all the same. */
export function keptStore<T>(key: string, initial: T, { write, read }: Form<T>): Store<T> {
  const inPage = memberStore<T | null>(null, () => tabStorage.remove(key));
  function recalled(): T | null {
    const kept = tabStorage.get(key);
    if (typeof kept !== 'object' || kept === null || !('of' in kept) || !('value' in kept)) return null;
    return kept.of === memberScope().memberID ? read(kept.value) : null;
  }
  return {
    get: () => inPage.get() ?? recalled() ?? initial,
    subscribe: inPage.subscribe,
    set(value) {
      inPage.set(value);
      tabStorage.set(key, { of: memberScope().memberID, value: write(value) });
    },
  };
}
