import { describe, expect, it } from 'vitest';
import { readingRights } from './reading-rights.ts';

const NOW = Date.parse('2026-11-28T02:30:00.000Z');
const HOUR_MS = 3_600_000;
const rights = readingRights(Buffer.alloc(32, 1));
const right = rights.give('work 50001 1', NOW);

describe('a right to read', () => {
  it('holds for what it was given for, half a day long', () => {
    expect(rights.holds(right, 'work 50001 1', NOW)).toBe(true);
    expect(rights.holds(right, 'work 50001 1', NOW + 12 * HOUR_MS)).toBe(true);
    expect(rights.holds(right, 'work 50001 1', NOW + 13 * HOUR_MS)).toBe(false);
  });

  it('is the same within the hour', () => {
    expect(rights.give('work 50001 1', NOW + HOUR_MS / 4)).toBe(right);
    expect(rights.give('work 50001 1', NOW + HOUR_MS)).not.toBe(right);
  });

  it.each([
    ['another work', right, 'work 50002 1'],
    ['the work after a change', right, 'work 50001 2'],
    [
      'a longer time',
      right.replace(/^\w+/, (end) => (Number.parseInt(end, 36) + 1).toString(36)),
      'work 50001 1',
    ],
    ['nothing', '', 'work 50001 1'],
    ['another form', 'x'.repeat(500), 'work 50001 1'],
    ['letters of another length', `${right}é`, 'work 50001 1'],
  ])('does not hold for %s', (_what, text, subject) => expect(rights.holds(text, subject, NOW)).toBe(false));

  it('holds for no other server', () => {
    expect(readingRights(Buffer.alloc(32, 2)).holds(right, 'work 50001 1', NOW)).toBe(false);
  });
});
