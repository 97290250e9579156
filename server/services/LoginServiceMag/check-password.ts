import { NOBODYS_HASH, verifyPassword } from '#db/password.ts';
import {
  clearLoginFailures,
  countLoginFailures,
  oldestLoginFailure,
  recordLoginFailure,
} from '#db/queries/account/login-failures.ts';
import { type UserRow, userByAccount } from '#db/queries/account/users.ts';
import { accountLocked, wrongPassword } from '#server/errors.ts';
import type { Context } from '#server/servlet/handler-types.ts';
import { LOCK_MS, LOGIN_TRIES, minutesUntil } from './limits.ts';

/**
 * The member behind account and password. Only failures count; after five the account is locked until the oldest
 * of them is 15 minutes old. An unknown account counts and answers alike, so that nobody can learn which exist.
 */
export async function checkPassword(
  context: Context,
  input: { account: string; password: string },
): Promise<UserRow> {
  const { now, ip } = context;
  const account = input.account.trim();
  const user = userByAccount(context.db, account);
  const key = user?.account ?? account;
  demandUnlocked();

  const isRight = await verifyPassword(input.password, user?.passwordHash || NOBODYS_HASH);
  // While this one was hashed other tries may have been answered, and the database may be another one.
  demandUnlocked();
  if (user && isRight) {
    clearLoginFailures(context.db, key);
    return user;
  }
  recordLoginFailure(context.db, { account: key, ip, now });
  const triesLeft = LOGIN_TRIES - countLoginFailures(context.db, key, now - LOCK_MS);
  if (triesLeft > 0) throw wrongPassword(triesLeft);
  throw lock();

  function demandUnlocked(): void {
    if (countLoginFailures(context.db, key, now - LOCK_MS) >= LOGIN_TRIES) throw lock();
  }

  function lock() {
    const oldest = oldestLoginFailure(context.db, key, now - LOCK_MS) ?? now;
    return accountLocked(minutesUntil(oldest + LOCK_MS, now));
  }
}
