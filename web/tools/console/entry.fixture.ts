import type { JournalEntry } from '#contracts/control/journal.ts';

const PLAIN: JournalEntry = {
  seq: 1,
  at: 1_790_000_000_000,
  operation: 'ShopCarService.cartInfo',
  method: 'GET',
  provenance: 'documented',
  unmatched: null,
  traceId: 't-1',
  account: 'super',
  tab: null,
  status: 200,
  code: 0,
  fault: null,
  violations: [],
  decisions: [],
  request: { query: {}, body: null },
  reply: '{"code":0}',
  ms: 1.5,
  forwarded: false,
  moment: null,
};

/** An exchange that went well, but for what is said of it. */
export function journalEntry(fields: Partial<JournalEntry> = {}): JournalEntry {
  return { ...PLAIN, ...fields };
}
