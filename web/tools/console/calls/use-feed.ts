import { useMemo } from 'react';
import type { JournalEntry } from '#contracts/control/journal.ts';
import { useStore } from '#web/lib/store.ts';
import { isFailure } from '../entry.ts';
import { tabId } from '../tab-id.ts';
import { type Feed, journalFeed } from './journal-feed.ts';

export interface Wanted {
  /** Part of an operation's name. */
  readonly text: string;
  readonly onlyFailures: boolean;
  readonly onlyOwn: boolean;
}

/** The entries that are wanted, the newest first, with how they come. */
export function useFeed(wanted: Wanted): { readonly feed: Feed; readonly entries: readonly JournalEntry[] } {
  const feed = useStore(journalFeed);
  const entries = useMemo(() => {
    const text = wanted.text.trim().toLowerCase();
    return feed.entries
      .filter(
        (entry) =>
          (text === '' || entry.operation.toLowerCase().includes(text)) &&
          (!wanted.onlyFailures || isFailure(entry)) &&
          (!wanted.onlyOwn || entry.tab === tabId()),
      )
      .reverse();
  }, [feed.entries, wanted.text, wanted.onlyFailures, wanted.onlyOwn]);
  return { feed, entries };
}
