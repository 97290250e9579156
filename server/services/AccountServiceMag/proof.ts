import { EMAIL_MESSAGE, isEmail } from '#contracts/rules/account/email.ts';
import { hasPassword } from '#db/queries/account/users.ts';
import { tryVerificationCode, useVerificationCode } from '#db/queries/account/verification-codes.ts';
import { fieldRefusal, refusal } from '#server/errors.ts';
import type { Context } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { checkPassword } from '../LoginServiceMag/check-password.ts';

/** What a code of this folder is good for; nobody can have one sent from the login screen. */
export const OWN_MOBILE = 'own-mobile';
export const NEW_MOBILE = 'new-mobile';
export const NEW_EMAIL = 'new-email';

interface Proof {
  readonly password?: string;
  readonly ownCode?: string;
}

/**
 * A session alone is not enough for what would take the account away (身份验证): the password, or a code to the mobile that
 * the account has. Both cost what guessing them at the login costs. Who has neither is proved by the session. Answers
 * how to use the code up, when everything else is right.
 */
export async function demandProof(
  context: Context,
  { password = '', ownCode = '' }: Proof,
): Promise<() => void> {
  const { user } = context;
  if (password !== '' && hasPassword(context.db, user.id)) {
    await checkPassword(context, { account: user.account, password }, true);
    return () => {};
  }
  if (user.mobile !== '') {
    if (ownCode === '') throw fieldRefusal('no-proof', '请输入密码或验证码');
    const code = { mobile: user.mobile, purpose: OWN_MOBILE, code: ownCode, now: context.now };
    const giveBack = context.spend('login');
    if (tryVerificationCode(context.db, code).kind !== 'done') throw refusal('wrong-own-code');
    giveBack();
    return () => doneOrRefuse(useVerificationCode(context.db, code));
  }
  if (hasPassword(context.db, user.id)) throw fieldRefusal('no-proof', '请输入密码');
  return () => {};
}

/** A wrong code costs the address what a failed login costs, and a right one nothing. */
export function tryCode(context: Context, code: Parameters<typeof tryVerificationCode>[1]): void {
  const giveBack = context.spend('login');
  doneOrRefuse(tryVerificationCode(context.db, code));
  giveBack();
}

export function demandEmail(text: string): string {
  const email = text.trim();
  if (!isEmail(email)) throw fieldRefusal('bad-email', EMAIL_MESSAGE);
  return email;
}
