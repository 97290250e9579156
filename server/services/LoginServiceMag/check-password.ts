import { FORM_MESSAGES } from '#contracts/rules/form-messages.ts';
import { ACCOUNT_MAX } from '#contracts/rules/limits.ts';
import { NOBODYS_HASH, verifyPassword } from '#db/password.ts';
import {
  clearLoginFailures,
  countLoginFailures,
  oldestLoginFailure,
  recordLoginFailure,
} from '#db/queries/account/login-failures.ts';
import { type UserRow, userByAccount } from '#db/queries/account/users.ts';
import { fieldRefusal, refusal } from '#server/errors.ts';
import type { Context } from '#server/servlet/handler-types.ts';
import { LOCK_MS, LOGIN_TRIES, secondsUntil } from './limits.ts';

/**
 * The member behind account and password. Only failures count: five from one network lock the account there until the
 * oldest of them is 15 minutes old, while the member elsewhere gets in; and one address may fail so often with all
 * accounts together. An unknown account counts and answers alike, so that a caller cannot learn which exist. Nothing is said
 * of the account to its own member.
 */
export async function checkPassword(
  context: Context,
  input: { account: string; password: string },
  isOwn = false,
): Promise<UserRow> {
  const { now, network } = context;
  const account = input.account.trim();
  if (account.length > ACCOUNT_MAX) {
    throw fieldRefusal('bad-account', FORM_MESSAGES.string.max('账号', ACCOUNT_MAX));
  }
  const user = userByAccount(context.db, account);
  const tried = { account: user?.account ?? account, network };
  demandUnlocked();
  // Taken before the hashing, so that many at once are counted too.
  const giveBack = context.spend('login');

  const isRight = await verifyPassword(input.password, user?.passwordHash || NOBODYS_HASH);
  // While this one was hashed other tries may have been answered, and the database may be another one.
  demandUnlocked();
  if (user && isRight) {
    giveBack();
    clearLoginFailures(context.db, tried.account, network);
    return user;
  }
  recordLoginFailure(context.db, tried, now);
  const triesLeft = LOGIN_TRIES - countLoginFailures(context.db, tried, now - LOCK_MS);
  if (triesLeft > 0) throw refusal('wrong-password', { triesLeft, isOwn });
  throw lock();

  function demandUnlocked(): void {
    if (countLoginFailures(context.db, tried, now - LOCK_MS) >= LOGIN_TRIES) throw lock();
  }

  function lock() {
    const oldest = oldestLoginFailure(context.db, tried, now - LOCK_MS) ?? now;
    return refusal('account-locked', { waitSeconds: secondsUntil(oldest + LOCK_MS, now) });
  }
}
