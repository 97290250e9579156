import { describe, expect, it } from 'vitest';
import type { LoginSessionState } from '#contracts/rules/account/login-session.ts';
import { DONE, refused } from '#contracts/rules/decision.ts';
import { createTestDatabase, TEST_NOW } from '../../testing.ts';
import {
  createLoginSession,
  expireLoginSession,
  findLoginSession,
  moveLoginSession,
  takeLoginToken,
} from './login-sessions.ts';

const TOO_LATE = refused('login-session-state');
const ENDS = TEST_NOW + 120_000;

function withSession(state: LoginSessionState = 'waiting') {
  const db = createTestDatabase({ seeded: true });
  createLoginSession(db, {
    id: 'q1',
    kind: 'qr',
    state,
    userId: 10003,
    createdAt: TEST_NOW,
    expiresAt: ENDS,
  });
  return db;
}

describe('a login session', () => {
  it('starts waiting', () => {
    expect(findLoginSession(withSession(), 'q1', TEST_NOW)?.state).toBe('waiting');
  });

  it.each(['waiting', 'scanned', 'unbound'] as const)('reads as expired once its time is up: %s', (state) => {
    const db = withSession(state);
    expect(findLoginSession(db, 'q1', ENDS - 1)?.state).toBe(state);
    expect(findLoginSession(db, 'q1', ENDS)?.state).toBe('expired');
  });

  it('stays confirmed after its time, so that a late poll still succeeds', () => {
    expect(findLoginSession(withSession('confirmed'), 'q1', ENDS + 1)?.state).toBe('confirmed');
  });

  it('moves on with its facts', () => {
    const db = withSession();
    const moved = moveLoginSession(db, {
      id: 'q1',
      from: ['waiting'],
      to: 'scanned',
      now: TEST_NOW,
      userId: 10001,
    });
    expect(moved).toEqual(DONE);
    expect(findLoginSession(db, 'q1', TEST_NOW)).toMatchObject({ state: 'scanned', userId: 10001 });
  });

  it('does not move from a state that was not expected', () => {
    const db = withSession('cancelled');
    expect(
      moveLoginSession(db, { id: 'q1', from: ['waiting', 'scanned'], to: 'confirmed', now: TEST_NOW }),
    ).toEqual(TOO_LATE);
    expect(findLoginSession(db, 'q1', TEST_NOW)?.state).toBe('cancelled');
  });

  it('does not move once its time is up', () => {
    expect(
      moveLoginSession(withSession(), { id: 'q1', from: ['waiting'], to: 'scanned', now: ENDS }),
    ).toEqual(TOO_LATE);
  });

  it('can be ended early, but not after it was confirmed', () => {
    expect([
      expireLoginSession(withSession(), 'q1'),
      expireLoginSession(withSession('confirmed'), 'q1'),
    ]).toEqual([DONE, TOO_LATE]);
  });

  it.each(['confirmed', 'approved', 'bound'] as const)('hands out its token once: %s', (state) => {
    const db = withSession(state);
    expect([takeLoginToken(db, 'q1'), takeLoginToken(db, 'q1')]).toEqual([10003, null]);
  });

  it.each(['waiting', 'scanned', 'cancelled', 'expired', 'unbound', 'refused'] as const)(
    'hands out no token: %s',
    (state) => {
      expect(takeLoginToken(withSession(state), 'q1')).toBeNull();
    },
  );

  it('is unknown by another id', () => {
    expect(findLoginSession(withSession(), 'q2', TEST_NOW)).toBeNull();
  });
});
