import { describe, expect, it } from 'vitest';
import type { JournalEntry } from '#contracts/control/journal.ts';
import { journalEntry } from '../entry.fixture.ts';
import { KEPT_ENTRIES, mergeEntries } from './merge-entries.ts';

function entries(...seqs: number[]): JournalEntry[] {
  return seqs.map((seq) => journalEntry({ seq }));
}

const seqs = (list: readonly JournalEntry[]) => list.map(({ seq }) => seq);

describe('entries from two sources', () => {
  it('follow one another', () => {
    expect(seqs(mergeEntries(entries(1, 2), entries(3, 4)))).toEqual([1, 2, 3, 4]);
  });

  it('appear once and in order, although the stream was faster than the list', () => {
    expect(seqs(mergeEntries(entries(5, 6), entries(3, 4, 5, 6, 7)))).toEqual([3, 4, 5, 6, 7]);
  });

  it('stay the same list when nothing came', () => {
    const known = entries(1, 2);
    expect(mergeEntries(known, [])).toBe(known);
  });

  it('are the newest ones where there are too many', () => {
    const many = entries(...Array.from({ length: KEPT_ENTRIES + 5 }, (_, place) => place));
    const merged = mergeEntries([], many);
    expect([merged.length, merged[0]?.seq]).toEqual([KEPT_ENTRIES, 5]);
  });
});
