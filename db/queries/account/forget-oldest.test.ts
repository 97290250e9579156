import { describe, expect, it } from 'vitest';
import { createTestDatabase, TEST_NOW } from '../../testing.ts';
import { recordLoginFailure } from './login-failures.ts';
import { createLoginSession, findLoginSession } from './login-sessions.ts';
import { createSession, sessionUser } from './sessions.ts';
import { lastCodeSentAt, saveVerificationCode } from './verification-codes.ts';

const HOUR_MS = 3_600_000;

function counted(table: string, work: (db: ReturnType<typeof createTestDatabase>) => void): number {
  const db = createTestDatabase();
  db.sqlite.transaction(() => work(db))();
  return Number(db.sqlite.prepare(`SELECT count(*) FROM ${table}`).pluck().get());
}

describe('rows that visitors pile up', () => {
  it('of failed logins stay below five thousand', () => {
    const count = counted('login_failures', (db) => {
      for (let index = 0; index < 5200; index += 1) {
        recordLoginFailure(db, { account: `a${index}`, network: '203.0.113.7' }, TEST_NOW + index);
      }
    });
    expect(count).toBeGreaterThan(4900);
    expect(count).toBeLessThanOrEqual(5000);
  });

  it('of failed logins go after an hour, the newer ones stay', () => {
    const count = counted('login_failures', (db) => {
      const tried = { account: 'demo', network: '203.0.113.7' };
      for (let index = 0; index < 120; index += 1) recordLoginFailure(db, tried, TEST_NOW);
      recordLoginFailure(db, tried, TEST_NOW + HOUR_MS - 1);
      for (let index = 0; index < 3; index += 1) recordLoginFailure(db, tried, TEST_NOW + HOUR_MS);
    });
    expect(count).toBe(4);
  });

  it('of codes go an hour after their end, and the last one of a mobile is still known', () => {
    const db = createTestDatabase();
    const to = { mobile: '19000000088', purpose: 'register' };
    const count = counted('verification_codes', (other) => {
      for (const now of [TEST_NOW, TEST_NOW + 2 * HOUR_MS]) {
        for (const each of [db, other]) {
          saveVerificationCode(each, { ...to, code: '204816', now, expiresAt: now + 1000 });
        }
      }
    });
    expect(count).toBe(1);
    expect(lastCodeSentAt(db, to)).toBe(TEST_NOW + 2 * HOUR_MS);
  });

  it('of login sessions go an hour after their end and stay below two thousand', () => {
    const session = (id: string, at: number) =>
      ({ id, kind: 'third', provider: 'qq', createdAt: at, expiresAt: at + 1000 }) as const;
    const db = createTestDatabase();
    createLoginSession(db, session('old', TEST_NOW));
    createLoginSession(db, session('new', TEST_NOW + 2 * HOUR_MS));
    expect(findLoginSession(db, 'old', TEST_NOW)).toBeNull();
    const count = counted('login_sessions', (other) => {
      for (let index = 0; index < 2100; index += 1) createLoginSession(other, session(`s${index}`, TEST_NOW));
    });
    expect(count).toBeLessThanOrEqual(2001);
  });

  it('of sessions go with their end, and a member has two hundred', () => {
    const db = createTestDatabase();
    const login = (tokenHash: string, userId: number, now: number) =>
      createSession(db, { tokenHash, userId, now, expiresAt: now + HOUR_MS });
    login('over', 10001, TEST_NOW);
    login('other', 10002, TEST_NOW + HOUR_MS);
    expect(db.sqlite.prepare("SELECT count(*) FROM sessions WHERE token_hash = 'over'").pluck().get()).toBe(
      0,
    );
    for (let index = 0; index < 201; index += 1) login(`t${index}`, 10003, TEST_NOW + HOUR_MS);
    const isIn = (token: string) => sessionUser(db, token, TEST_NOW + HOUR_MS) !== null;
    expect(['t0', 't1', 't200', 'other'].map(isIn)).toEqual([false, true, true, true]);
  });
});
