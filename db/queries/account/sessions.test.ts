import { describe, expect, it } from 'vitest';
import { createTestDatabase, TEST_NOW } from '../../testing.ts';
import { createSession, deleteSession, deleteSessionsOfUser, sessionUser } from './sessions.ts';

function withSession() {
  const db = createTestDatabase();
  createSession(db, {
    tokenHash: 'aa',
    userId: 10003,
    now: TEST_NOW,
    expiresAt: TEST_NOW + 1000,
    device: 'test',
  });
  return db;
}

describe('a session', () => {
  it('names its member until its last millisecond', () => {
    const db = withSession();
    expect(sessionUser(db, 'aa', TEST_NOW + 999)?.account).toBe('super');
    expect(sessionUser(db, 'aa', TEST_NOW + 1000)).toBeNull();
  });

  it('is unknown by another token', () => {
    expect(sessionUser(withSession(), 'ab', TEST_NOW)).toBeNull();
  });

  it('ends, and may be ended again', () => {
    const db = withSession();
    deleteSession(db, 'aa');
    deleteSession(db, 'aa');
    expect(sessionUser(db, 'aa', TEST_NOW)).toBeNull();
  });

  it('replaces an earlier one with the same token', () => {
    const db = withSession();
    createSession(db, { tokenHash: 'aa', userId: 10001, now: TEST_NOW, expiresAt: TEST_NOW + 5000 });
    expect(sessionUser(db, 'aa', TEST_NOW + 2000)?.account).toBe('demo');
  });

  it('does not reach another database', () => {
    withSession();
    expect(sessionUser(createTestDatabase(), 'aa', TEST_NOW)).toBeNull();
  });
});

describe('all sessions', () => {
  it('of one member end together, the others stay', () => {
    const db = withSession();
    createSession(db, { tokenHash: 'bb', userId: 10003, now: TEST_NOW, expiresAt: TEST_NOW + 9 });
    createSession(db, { tokenHash: 'cc', userId: 10001, now: TEST_NOW, expiresAt: TEST_NOW + 9 });
    expect(deleteSessionsOfUser(db, 10003)).toBe(2);
    expect(sessionUser(db, 'cc', TEST_NOW)?.account).toBe('demo');
  });
});
