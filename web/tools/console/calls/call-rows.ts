import type { JournalEntry } from '#contracts/control/journal.ts';

/** A row of the list: a call, or several of one operation, one after the other, that can be opened. */
export type CallRow =
  | { readonly kind: 'call'; readonly entry: JournalEntry; readonly isInGroup: boolean }
  | { readonly kind: 'group'; readonly entries: readonly JournalEntry[]; readonly isOpen: boolean };

/** The rows of calls in their order, the newest first. A group is open while a call in it was opened with its group. */
export function callRows(entries: readonly JournalEntry[], opened: ReadonlySet<number>): CallRow[] {
  return runsOf(entries).flatMap((run): CallRow[] => {
    const [entry, second] = run;
    if (entry === undefined) return [];
    if (second === undefined) return [{ kind: 'call', entry, isInGroup: false }];
    const isOpen = run.some(({ seq }) => opened.has(seq));
    const parts = run.map((part): CallRow => ({ kind: 'call', entry: part, isInGroup: true }));
    return [{ kind: 'group', entries: run, isOpen }, ...(isOpen ? parts : [])];
  });
}

function runsOf(entries: readonly JournalEntry[]): JournalEntry[][] {
  const runs: JournalEntry[][] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    if (last?.[0]?.operation === entry.operation) last.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

/** What was opened, with this group opened or closed. */
export function toggled(opened: ReadonlySet<number>, group: readonly JournalEntry[]): ReadonlySet<number> {
  const seqs = group.map(({ seq }) => seq);
  if (!seqs.some((seq) => opened.has(seq))) return new Set([...opened, ...seqs]);
  return new Set([...opened].filter((seq) => !seqs.includes(seq)));
}

/** By its oldest call, so that a row stays the same one while more calls join it; those in a group count downwards. */
export function keyOfRow(row: CallRow): number {
  if (row.kind === 'group') return row.entries.at(-1)?.seq ?? 0;
  return row.isInGroup ? -row.entry.seq : row.entry.seq;
}
