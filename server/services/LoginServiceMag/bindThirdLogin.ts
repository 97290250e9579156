import type { Handler } from '#server/servlet/handler-types.ts';
import { bindApprovedIdentity, demandUnboundSession } from './bind-approved-identity.ts';
import { checkPassword } from './check-password.ts';
import { tokenReply } from './token-reply.ts';

/** 绑定已有会员: the password proves the account, the login session proves the outside identity. */
export const bindThirdLogin: Handler<'LoginServiceMag.bindThirdLogin'> = async (input, context) => {
  demandUnboundSession(context, input.loginSessionID);
  const user = await checkPassword(context, input);
  bindApprovedIdentity(context, demandUnboundSession(context, input.loginSessionID), user.id);
  return tokenReply(context, user, '绑定成功');
};
