import { useMemo, useSyncExternalStore } from 'react';
import { type Entry, isFailure } from '../entry.ts';
import { currentFeed, type Feed, subscribeFeed } from './journal-feed.ts';
import { ownSeqs } from './match-own.ts';
import { onOwnCall, ownCalls } from './own-calls.ts';

export interface Wanted {
  /** Part of an operation's name. */
  readonly text: string;
  readonly onlyFailures: boolean;
  readonly onlyOwn: boolean;
}

/** The entries that are wanted, the newest first, with how they come. */
export function useFeed(wanted: Wanted): { readonly feed: Feed; readonly entries: readonly Entry[] } {
  const feed = useSyncExternalStore(subscribeFeed, currentFeed);
  const calls = useSyncExternalStore(onOwnCall, ownCalls);
  const own = useMemo(
    () => (wanted.onlyOwn ? ownSeqs(feed.dated, calls) : null),
    [feed.dated, calls, wanted.onlyOwn],
  );
  const entries = useMemo(() => {
    const text = wanted.text.trim().toLowerCase();
    return feed.entries
      .filter(
        (entry) =>
          (text === '' || entry.operation.toLowerCase().includes(text)) &&
          (!wanted.onlyFailures || isFailure(entry)) &&
          (own === null || own.has(entry.seq)),
      )
      .reverse();
  }, [feed.entries, wanted.text, wanted.onlyFailures, own]);
  return { feed, entries };
}
