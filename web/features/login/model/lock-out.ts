import type { CallError } from '#web/lib/call/call-error.ts';
import { refusalOf } from '#web/lib/call/refusal.ts';
import { type JsonStorage, tabStorage } from '#web/lib/storage.ts';

/** A time in which no password is looked at (锁定). */
export interface LockOut {
  /** Whose password; empty where it is everybody's, from here. */
  readonly account: string;
  /** The server's time. */
  readonly endsAt: number;
}

export const NO_LOCK: LockOut = { account: '', endsAt: 0 };

const LOCK_KEY = 'loginLock';
/** A moment further away than this was told by another clock than the one that is known now. */
const LONGEST_SECONDS = 24 * 60 * 60;

/** What a refused login means for the next ones; null where it was refused for something else. */
export function lockOutOf(error: CallError, account: string, now: number): LockOut | null {
  const locked = refusalOf(error, 'account-locked');
  if (locked) return { account: account.trim(), endsAt: now + locked.waitSeconds * 1000 };
  const tooMany = refusalOf(error, 'too-many-logins');
  return tooMany && { account: '', endsAt: now + tooMany.waitSeconds * 1000 };
}

/** Whether a login with this account has to wait, with so many seconds left of the lock. */
export function isHeldBack(lock: LockOut, account: string, left: number): boolean {
  if (left <= 0 || left > LONGEST_SECONDS) return false;
  return lock.account === '' || lock.account === account.trim();
}

/** The lock outlives a reload and ends with the tab: the account in it is not for the next user of the computer. */
export function keptLockOut(values: JsonStorage = tabStorage): LockOut {
  const kept = values.get(LOCK_KEY);
  if (typeof kept !== 'object' || kept === null || !('account' in kept) || !('endsAt' in kept))
    return NO_LOCK;
  const { account, endsAt } = kept;
  return typeof account === 'string' && typeof endsAt === 'number' ? { account, endsAt } : NO_LOCK;
}

export function keepLockOut(lock: LockOut, values: JsonStorage = tabStorage): void {
  if (lock === NO_LOCK) values.remove(LOCK_KEY);
  else values.set(LOCK_KEY, lock);
}

/** 14 分 32 秒. */
export function waitInWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} 秒` : `${minutes} 分 ${seconds % 60} 秒`;
}
