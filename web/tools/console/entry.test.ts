import { describe, expect, it } from 'vitest';
import type { JournalEntry } from '#contracts/control/journal.ts';
import { journalEntry } from './entry.fixture.ts';
import { isFailure } from './entry.ts';

const VIOLATION = { part: 'reply', pointer: '/data', message: 'must be object' } as const;

describe('a failure', () => {
  it.each<Partial<JournalEntry>>([
    { status: 0 },
    { status: 500 },
    { code: 401 },
    { code: '-1' },
    { code: 'no' },
    { fault: { kind: 'delay', rule: 'f1', draw: '2-17', delayMs: 0, delayedBy: null } },
    { violations: [VIOLATION] },
  ])('is %j', (fields) => {
    expect(isFailure(journalEntry(fields))).toBe(true);
  });

  it.each<Partial<JournalEntry>>([
    { violations: [{ ...VIOLATION, provenance: 'assumed' }] },
    {},
    { code: 'ok' },
    { code: '1' },
    { code: null },
    { code: '1144.00|¥' },
  ])('is not %j', (fields) => {
    expect(isFailure(journalEntry(fields))).toBe(false);
  });
});
