import { useCallback, useSyncExternalStore } from 'react';
import type { PageState, PageStore } from './model/page-store.ts';

/** A page of the book as it stands in the store. */
export function usePage(store: PageStore, page: number): PageState {
  const get = useCallback(() => store.get(page), [store, page]);
  return useSyncExternalStore(store.subscribe, get, get);
}
