import type { Page } from '#contracts/rules/pages/document.ts';
import type { Outcome } from '#web/lib/call/outcome.ts';
import { createStore, type Store } from '#web/lib/store.ts';

export type PageState =
  | { readonly kind: 'ready'; readonly page: Page }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' };

/** Who wants pages; the first of them is served first. */
const WANTERS = ['stage', 'panel', 'print'] as const;
export type Wanter = (typeof WANTERS)[number];

export interface PageStore {
  get(page: number): PageState;
  /** The pages in the order of their use, in groups of which each is fetched before the next. */
  want(wanter: Wanter, groups: readonly (readonly number[])[]): void;
  /** Asks again for what failed: one page, or all of them. */
  retry(page?: number): void;
  readonly subscribe: Store<number>['subscribe'];
}

export type LoadPages = (from: number, count: number) => Promise<Outcome<readonly Page[]>>;

/** What the server gives at once. */
const MOST_AT_ONCE = 20;
/** What is kept; a page is a few kilobytes, its pictures are the browser's business. */
export const MOST_KEPT = 160;
const MOST_CALLS = 2;
const LOADING: PageState = { kind: 'loading' };
const FAILED: PageState = { kind: 'failed' };

/** The pages of one book that are here (页面缓存), fetched in ranges, the wanted ones first. */
export function createPageStore(load: LoadPages, here: ReadonlyMap<number, Page> = new Map()): PageStore {
  /** In the order of their use, so that the first ones are the first to go. */
  const states = new Map<number, PageState>([...here].map(([no, page]) => [no, { kind: 'ready', page }]));
  const wishes = new Map<Wanter, readonly (readonly number[])[]>();
  /** Counts the changes, which is all that listeners have to know. */
  const changes = createStore(0);
  let calls = 0;

  function tell(): void {
    changes.set(changes.get() + 1);
  }

  function groups(): readonly (readonly number[])[] {
    return WANTERS.flatMap((wanter) => wishes.get(wanter) ?? []);
  }

  /** The first wanted page that is missing, with the missing ones of its group that follow it. */
  function nextRange(): number[] {
    for (const group of groups()) {
      const missing = group.filter((page) => !states.has(page));
      const [first] = missing;
      if (first === undefined) continue;
      const range = [first];
      while (range.length < MOST_AT_ONCE && missing.includes(first + range.length)) {
        range.push(first + range.length);
      }
      return range;
    }
    return [];
  }

  function forgetOldest(): void {
    if (states.size <= MOST_KEPT) return;
    const wanted = new Set(groups().flat());
    for (const [page, state] of states) {
      if (states.size <= MOST_KEPT) return;
      if (state.kind !== 'loading' && !wanted.has(page)) states.delete(page);
    }
  }

  async function fetchRange(range: readonly number[]): Promise<void> {
    calls += 1;
    for (const page of range) states.set(page, LOADING);
    const outcome = await load(range[0] ?? 1, range.length);
    for (const [place, page] of range.entries()) {
      const came = outcome.ok ? outcome.value[place] : undefined;
      states.set(page, came === undefined ? FAILED : { kind: 'ready', page: came });
    }
    calls -= 1;
    forgetOldest();
    tell();
    fetchNext();
  }

  function fetchNext(): void {
    while (calls < MOST_CALLS) {
      const range = nextRange();
      if (range.length === 0) return;
      void fetchRange(range);
    }
  }

  return {
    get: (page) => states.get(page) ?? LOADING,
    want(wanter, wanted) {
      wishes.set(wanter, wanted);
      for (const page of wanted.flat()) {
        const state = states.get(page);
        if (state === undefined) continue;
        states.delete(page);
        states.set(page, state);
      }
      fetchNext();
    },
    retry(only) {
      for (const [page, { kind }] of states) {
        if (kind === 'failed' && (only === undefined || only === page)) states.delete(page);
      }
      tell();
      fetchNext();
    },
    subscribe: changes.subscribe,
  };
}
