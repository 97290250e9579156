import { describe, expect, it } from 'vitest';
import { CallError } from '#web/lib/call/call-error.ts';
import { openStorage } from '#web/lib/storage.ts';
import { isHeldBack, keepLockOut, keptLockOut, lockOutOf, NO_LOCK, waitInWords } from './lock-out.ts';

const NOW = 1_000_000;
const refusal = (reason: string, details: object) => new CallError({ code: 1002, reason, details });

describe('the lock after wrong passwords', () => {
  it.each([
    ['account-locked', { waitSeconds: 90 }, { account: 'demo', endsAt: NOW + 90_000 }],
    ['too-many-logins', { waitSeconds: 90 }, { account: '', endsAt: NOW + 90_000 }],
    ['wrong-password', { triesLeft: 1 }, null],
    ['server-busy', { waitSeconds: 3 }, null],
    ['account-locked', {}, null],
  ])('is read from %s with %j', (reason, details, lock) => {
    expect(lockOutOf(refusal(reason, details), ' demo ', NOW)).toEqual(lock);
  });

  it.each([
    ['demo', 'demo', 1, true],
    ['demo', ' demo ', 1, true],
    ['demo', 'vip', 1, false],
    ['demo', 'demo', 0, false],
    ['', 'vip', 1, true],
    ['demo', 'demo', 90_000, false],
  ])('of "%s" holds back "%s" with %i s left: %s', (account, typed, left, isHeld) => {
    expect(isHeldBack({ account, endsAt: NOW }, typed, left)).toBe(isHeld);
  });

  it('is kept until it is taken back, and what stands there otherwise is none', () => {
    const values = openStorage(() => undefined);
    expect(keptLockOut(values)).toBe(NO_LOCK);
    keepLockOut({ account: 'demo', endsAt: NOW }, values);
    expect(keptLockOut(values)).toEqual({ account: 'demo', endsAt: NOW });
    keepLockOut(NO_LOCK, values);
    expect(keptLockOut(values)).toBe(NO_LOCK);
    values.set('loginLock', { account: 7, endsAt: 'x' });
    expect(keptLockOut(values)).toBe(NO_LOCK);
  });

  it.each([
    [59, '59 秒'],
    [60, '1 分 0 秒'],
    [872, '14 分 32 秒'],
  ])('says %i s as %s', (seconds, words) => {
    expect(waitInWords(seconds)).toBe(words);
  });
});
