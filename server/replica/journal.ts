import { JOURNAL_CAPACITY } from '#contracts/control/journal.ts';
import { maskMobiles } from '#server/redaction.ts';
import type { DrawnFault } from './faults/types.ts';
import { type JournalEntry, type NumberedExchange, type SeenExchange, shownEntry } from './journal-entry.ts';

export interface JournalFilter {
  readonly operation?: string;
  readonly since?: number;
  readonly account?: string;
  /** The tab of a browser that called. */
  readonly tab?: string;
  /** A kind of fault or the id of its rule; `any` for every fault. */
  readonly fault?: string;
  /** Anywhere in what is shown of the exchange. */
  readonly q?: string;
  /** The newest ones. */
  readonly limit?: number;
}

export type WorldEvent =
  | { readonly event: 'exchange'; readonly data: JournalEntry }
  | { readonly event: 'clock' | 'reset'; readonly data: object };

export type Listener = {
  hear(event: WorldEvent): void;
  /** The world is gone: nothing more will be heard. */
  end(): void;
};

export interface Journal {
  record(exchange: SeenExchange): void;
  list(filter?: JournalFilter): JournalEntry[];
  clear(): void;
  /** The number of the newest exchange there ever was. */
  last(): number;
  /** Tells the listeners of something that is no exchange. */
  announce(event: 'clock' | 'reset', data: object): void;
  /** Answers how to stop listening. */
  listen(listener: Listener): () => void;
  /** Ends every listener. */
  close(): void;
  memory(): JournalMemory;
  remember(memory: JournalMemory): void;
}

export interface JournalMemory {
  /** The oldest first. */
  readonly kept: readonly NumberedExchange[];
  readonly seq: number;
}

/** The last exchanges, in a ring: recording is one assignment, however long the server runs. */
export function createJournal(most = JOURNAL_CAPACITY): Journal {
  let kept: NumberedExchange[] = [];
  let next = 0;
  let seq = 0;
  const listeners = new Set<Listener>();

  const inOrder = () => [...kept.slice(next), ...kept.slice(0, next)];

  function tell(event: WorldEvent): void {
    for (const listener of listeners) listener.hear(event);
  }

  return {
    record(exchange) {
      seq += 1;
      const entry = { seq, ...exchange };
      kept[next] = entry;
      next = (next + 1) % most;
      if (listeners.size > 0) tell({ event: 'exchange', data: shownEntry(entry) });
    },
    list({ q, limit = most, ...filter }: JournalFilter = {}) {
      const found = inOrder().filter((entry) => isFound(entry, filter));
      if (q === undefined) return found.slice(-limit).map(shownEntry);
      const wanted = q.toLowerCase();
      return found
        .map(shownEntry)
        .filter((entry) => JSON.stringify(entry).toLowerCase().includes(wanted))
        .slice(-limit);
    },
    clear() {
      kept = [];
      next = 0;
    },
    last: () => seq,
    announce: (event, data) => tell({ event, data }),
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      for (const listener of listeners) listener.end();
      listeners.clear();
    },
    memory: () => ({ kept: inOrder(), seq }),
    remember(memory) {
      kept = memory.kept.slice(-most);
      next = kept.length % most;
      seq = memory.seq;
    },
  };
}

function isFound(
  entry: NumberedExchange,
  { operation, since = 0, account, tab, fault }: JournalFilter,
): boolean {
  return (
    entry.seq > since &&
    (operation === undefined || entry.meta.id === operation) &&
    (account === undefined || isAccount(entry.account, account)) &&
    (tab === undefined || entry.tab === tab) &&
    (fault === undefined || isFault(entry.fault, fault))
  );
}

function isFault(drawn: DrawnFault | null, asked: string): boolean {
  return (
    drawn !== null &&
    (asked === 'any' || [drawn.fault.kind, drawn.ruleId, drawn.delayedBy?.ruleId].includes(asked))
  );
}

/** The account of somebody who registered is a mobile, which a reader of the journal sees masked. */
function isAccount(account: string | null, asked: string): boolean {
  return account !== null && (account === asked || maskMobiles(account) === asked);
}
