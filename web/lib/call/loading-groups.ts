import { createStore } from '../store.ts';

/** Group of every request whose caller named none. */
export const DEFAULT_GROUP = 'page';

/** What the print options dialog (印刷选项) asks and saves. */
export const PRINT_OPTIONS_GROUP = 'print-options';

/** What the ways of logging in (登录) ask. */
export const LOGIN_GROUP = 'login';

/** Group of quiet requests, such as polling: counted like any other, but no indicator watches it. */
export const BACKGROUND_GROUP = 'background';

export interface LoadingGroups {
  /** Counts one request in; the returned function counts it out, once, however often it is called. */
  begin(group: string): () => void;
  count(group: string): number;
  subscribe(listener: () => void): () => void;
}

/**
 * Requests under way per request group. The indicator of a group is shown while its count is above zero;
 * there is no time-out on purpose: what never answers keeps it visible.
 */
export function createLoadingGroups(): LoadingGroups {
  const counts = createStore<Readonly<Record<string, number>>>({});

  function countOf(group: string): number {
    return counts.get()[group] ?? 0;
  }

  function change(group: string, by: 1 | -1): void {
    counts.set({ ...counts.get(), [group]: countOf(group) + by });
  }

  return {
    begin(group) {
      let isOpen = true;
      change(group, 1);
      return () => {
        if (isOpen) {
          isOpen = false;
          change(group, -1);
        }
      };
    },
    count: countOf,
    subscribe: counts.subscribe,
  };
}

/** The groups of the whole application: client and indicators share this one unless told otherwise. */
export const loadingGroups = createLoadingGroups();
