import { clearLoginFailures } from '#db/queries/account/login-failures.ts';
import { userByAccount } from '#db/queries/account/users.ts';
import { tryVerificationCode, useVerificationCode } from '#db/queries/account/verification-codes.ts';
import { refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { demandMobile } from './fields.ts';
import { tokenReply } from './token-reply.ts';

/**
 * 验证码登录. A lock of the password is no lock of the code, which proves the member better and ends that lock. What
 * fails costs the same budget as a wrong password, so that codes cannot be guessed over many mobiles.
 */
export const loginByCode: Handler<'LoginServiceMag.loginByCode'> = (input, context) => {
  const { db, now, network } = context;
  const mobile = demandMobile(input.mobile);
  const code = { mobile, purpose: 'login', code: input.code, now };
  const giveBack = context.spend('login');
  doneOrRefuse(tryVerificationCode(db, code));
  giveBack();
  const user = userByAccount(db, mobile);
  if (!user) throw refusal('mobile-unknown');
  doneOrRefuse(useVerificationCode(db, code));
  clearLoginFailures(db, user.account, network);
  return tokenReply(context, user);
};
