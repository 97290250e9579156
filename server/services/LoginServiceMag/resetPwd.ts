import { hashPassword } from '#db/password.ts';
import { clearLoginFailures } from '#db/queries/account/login-failures.ts';
import { deleteSessionsOfUser } from '#db/queries/account/sessions.ts';
import { setPassword, userByAccount } from '#db/queries/account/users.ts';
import { useVerificationCode } from '#db/queries/account/verification-codes.ts';
import { mobileUnknown } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { demandMobile, demandNewPassword } from './fields.ts';

/** 找回密码. Whoever held a session before has to log in anew. */
export const resetPwd: Handler<'LoginServiceMag.resetPwd'> = async (input, context) => {
  const mobile = demandMobile(input.mobile);
  const passwordHash = await hashPassword(demandNewPassword(input.password));
  // Only now, because a reset during the hashing brings another database.
  const { db, now } = context;
  const user = userByAccount(db, mobile);
  if (!user) throw mobileUnknown();
  doneOrRefuse(useVerificationCode(db, { mobile, purpose: 'reset', code: input.code, now }));

  setPassword(db, user.id, passwordHash);
  deleteSessionsOfUser(db, user.id);
  clearLoginFailures(db, user.account);
  return { code: 0, message: '密码已重设，请用新密码登录', data: { account: user.account } };
};
