import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { done, refused } from '#contracts/rules/decision.ts';
import { closeDatabase, type Database } from '../../client.ts';
import { createTestDatabase } from '../../testing.ts';
import { type Intent, onceOnly } from './idempotency.ts';

const NOW = Date.parse('2026-11-21T02:00:00Z');
const INTENT: Intent = { userId: 10003, operation: 'X.y', key: 'k1', input: { a: 1 }, now: NOW };

let db: Database;
beforeEach(() => {
  db = createTestDatabase({ now: NOW });
});
afterEach(() => closeDatabase(db));

describe('onceOnly', () => {
  it('does the work of a repeated intent once and repeats the answer', () => {
    let times = 0;
    const work = () => {
      times += 1;
      return { no: `n${times}` };
    };
    expect(onceOnly(db, INTENT, work)).toEqual(done({ no: 'n1' }));
    expect(onceOnly(db, INTENT, work)).toEqual(done({ no: 'n1' }));
    expect(times).toBe(1);
  });

  it('keeps the keys of members and of operations apart', () => {
    const answers = [INTENT, { ...INTENT, userId: 10002 }, { ...INTENT, operation: 'X.z' }].map(
      (intent, place) => onceOnly(db, intent, () => place),
    );
    expect(answers).toEqual([0, 1, 2].map(done));
  });

  it('refuses a key that was spent on something else', () => {
    onceOnly(db, INTENT, () => 'done');
    expect(onceOnly(db, { ...INTENT, input: { a: 2 } }, () => 'other')).toEqual(refused('bad-idem-key'));
  });

  it('forgets a key whose work failed', () => {
    const fails = () => {
      throw new Error('no');
    };
    expect(() => onceOnly(db, INTENT, fails)).toThrow('no');
    expect(onceOnly(db, INTENT, () => 'done')).toEqual(done('done'));
  });

  it('forgets old keys when a new one is spent', () => {
    onceOnly(db, INTENT, () => 'old');
    const later = NOW + 8 * 86_400_000;
    onceOnly(db, { ...INTENT, key: 'k2', now: later }, () => 'new');
    expect(onceOnly(db, { ...INTENT, now: later }, () => 'again')).toEqual(done('again'));
  });
});
