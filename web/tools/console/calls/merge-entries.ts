import type { JournalEntry } from '#contracts/control/journal.ts';

export const KEPT_ENTRIES = 1000;

/** Two lists in the order of their numbers, each entry once, the newest thousand. */
export function mergeEntries(
  known: readonly JournalEntry[],
  more: readonly JournalEntry[],
): readonly JournalEntry[] {
  const last = known.at(-1)?.seq ?? Number.NEGATIVE_INFINITY;
  const isPlainAppend = more.every(({ seq }, place) => seq > (more[place - 1]?.seq ?? last));
  if (isPlainAppend) return more.length === 0 ? known : [...known, ...more].slice(-KEPT_ENTRIES);
  const bySeq = new Map([...known, ...more].map((entry) => [entry.seq, entry]));
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq).slice(-KEPT_ENTRIES);
}
