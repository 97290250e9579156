import type { OperationId } from '#contracts/operations.ts';

export interface JournalEntry {
  readonly seq: number;
  readonly at: number;
  readonly operation: OperationId;
  readonly traceId: string;
  readonly account: string | null;
  readonly status: number;
  readonly code: number | string | null;
  readonly fault: string | null;
  readonly violation: string | null;
  readonly ms: number;
}

export interface Journal {
  record(entry: Omit<JournalEntry, 'seq'>): void;
  list(filter?: { operation?: string; since?: number }): JournalEntry[];
  clear(): void;
}

const CAPACITY = 1000;

/** The last exchanges, in a ring: recording is one assignment, however long the server runs. */
export function createJournal(): Journal {
  let entries: JournalEntry[] = [];
  let next = 0;
  let seq = 0;

  return {
    record(entry) {
      seq += 1;
      entries[next] = { seq, ...entry };
      next = (next + 1) % CAPACITY;
    },
    list({ operation, since = 0 } = {}) {
      return [...entries.slice(next), ...entries.slice(0, next)].filter(
        (entry) => entry.seq > since && (!operation || entry.operation === operation),
      );
    },
    clear() {
      entries = [];
      next = 0;
    },
  };
}
