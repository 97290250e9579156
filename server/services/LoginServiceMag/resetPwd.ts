import { hashPassword } from '#db/password.ts';
import { clearLoginFailures } from '#db/queries/account/login-failures.ts';
import { deleteSessionsOfUser } from '#db/queries/account/sessions.ts';
import { setPassword, userByAccount } from '#db/queries/account/users.ts';
import { tryVerificationCode, useVerificationCode } from '#db/queries/account/verification-codes.ts';
import { refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { demandMobile, demandNewPassword } from './fields.ts';

/** 找回密码. Whoever held a session before has to log in anew. */
export const resetPwd: Handler<'LoginServiceMag.resetPwd'> = async (input, context) => {
  const mobile = demandMobile(input.mobile);
  const password = demandNewPassword(input.password);
  const code = { mobile, purpose: 'reset', code: input.code, now: context.now };
  // Nothing is told of the mobile, and nothing is hashed, before it is proved.
  doneOrRefuse(tryVerificationCode(context.db, code));
  if (!userByAccount(context.db, mobile)) throw refusal('mobile-unknown');
  const passwordHash = await hashPassword(password);
  // Only now, because a reset during the hashing brings another database.
  const { db } = context;
  doneOrRefuse(useVerificationCode(db, code));
  const user = userByAccount(db, mobile);
  if (!user) throw refusal('mobile-unknown');

  setPassword(db, user.id, passwordHash);
  deleteSessionsOfUser(db, user.id);
  clearLoginFailures(db, user.account);
  return { code: 0, message: '密码已重设，请用新密码登录', data: { account: user.account } };
};
