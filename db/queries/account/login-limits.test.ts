import { describe, expect, it } from 'vitest';
import { CODE_TRIES } from '#contracts/rules/account/verification-code.ts';
import { DONE, refused } from '#contracts/rules/decision.ts';
import { createTestDatabase, TEST_NOW } from '../../testing.ts';
import {
  ANY_NETWORK,
  clearLoginFailures,
  countLoginFailures,
  oldestLoginFailure,
  recordLoginFailure,
} from './login-failures.ts';
import { lastCodeSentAt, saveVerificationCode, useVerificationCode } from './verification-codes.ts';

const WRONG = refused('wrong-code');
const TO = { mobile: '19000000088', purpose: 'register' };

function withCode() {
  const db = createTestDatabase({ seeded: false });
  saveVerificationCode(db, { ...TO, code: '204816', now: TEST_NOW, expiresAt: TEST_NOW + 1000 });
  return db;
}

describe('a verification code', () => {
  it('is right once', () => {
    const db = withCode();
    const attempt = { ...TO, code: '204816', now: TEST_NOW };
    expect([useVerificationCode(db, attempt), useVerificationCode(db, attempt)]).toEqual([DONE, WRONG]);
  });

  it('ends with its last millisecond', () => {
    expect(useVerificationCode(withCode(), { ...TO, code: '204816', now: TEST_NOW + 1000 })).toEqual(WRONG);
  });

  it('is dead after too many wrong tries', () => {
    const db = withCode();
    const wrong = Array.from({ length: CODE_TRIES }, () =>
      useVerificationCode(db, { ...TO, code: '000000', now: TEST_NOW }),
    );
    expect(wrong).toEqual(wrong.map(() => WRONG));
    expect(wrong).toHaveLength(CODE_TRIES);
    expect(useVerificationCode(db, { ...TO, code: '204816', now: TEST_NOW })).toEqual(WRONG);
  });

  it('serves only its own purpose', () => {
    expect(
      useVerificationCode(withCode(), { ...TO, purpose: 'reset', code: '204816', now: TEST_NOW }),
    ).toEqual(WRONG);
  });

  it('is replaced by a newer one', () => {
    const db = withCode();
    saveVerificationCode(db, { ...TO, code: '111111', now: TEST_NOW + 1, expiresAt: TEST_NOW + 1000 });
    expect(useVerificationCode(db, { ...TO, code: '204816', now: TEST_NOW + 2 })).toEqual(WRONG);
    expect(lastCodeSentAt(db, TO)).toBe(TEST_NOW + 1);
  });

  it('is not kept as it is', () => {
    expect(withCode().sqlite.prepare('SELECT code_hash FROM verification_codes').pluck().get()).not.toContain(
      '204816',
    );
  });
});

describe('login failures', () => {
  const HERE = { account: 'demo', network: '203.0.113.7' };
  const ELSEWHERE = { account: 'demo', network: '198.51.100.9' };

  it('count within the window, per account and network', () => {
    const db = createTestDatabase({ seeded: false });
    recordLoginFailure(db, HERE, 10);
    recordLoginFailure(db, HERE, 20);
    recordLoginFailure(db, ELSEWHERE, 20);
    recordLoginFailure(db, { ...HERE, account: 'vip' }, 20);
    expect([countLoginFailures(db, HERE, 9), countLoginFailures(db, HERE, 10)]).toEqual([2, 1]);
    expect([oldestLoginFailure(db, HERE, 0), oldestLoginFailure(db, HERE, 20)]).toEqual([10, null]);
    expect(countLoginFailures(db, ELSEWHERE, 0)).toBe(1);
  });

  it('of any network count in each', () => {
    const db = createTestDatabase({ seeded: false });
    recordLoginFailure(db, { ...HERE, network: ANY_NETWORK }, 10);
    expect([HERE, ELSEWHERE].map((of) => countLoginFailures(db, of, 0))).toEqual([1, 1]);
  });

  it('are forgotten after a success there, and all of them when asked so', () => {
    const db = createTestDatabase({ seeded: false });
    const counts = () => [HERE, ELSEWHERE].map((of) => countLoginFailures(db, of, 0));
    recordLoginFailure(db, HERE, 10);
    recordLoginFailure(db, ELSEWHERE, 10);
    clearLoginFailures(db, 'demo', HERE.network);
    expect(counts()).toEqual([0, 1]);
    clearLoginFailures(db, 'demo');
    expect(counts()).toEqual([0, 0]);
  });
});
