import { findLoginSession } from '#db/queries/account/login-sessions.ts';
import { refusal } from '#server/errors.ts';
import { providerOf } from '#server/services/UserCenterMag/providers.ts';
import type { Handler } from '#server/servlet/handler-types.ts';

/** 授权页. The outside identity provider's own page, where the visitor allows or refuses the login. */
export const getThirdLoginPage: Handler<'LoginServiceMag.getThirdLoginPage'> = (
  { loginSessionID },
  context,
) => {
  const session = findLoginSession(context.db, loginSessionID, context.now);
  const provider = providerOf(session?.provider ?? '');
  if (!session || !provider) throw refusal('unknown-login-session');
  const address = context.outsideUrl(`/provider/${provider}/${encodeURIComponent(loginSessionID)}`);
  return { code: 0, message: '成功', data: { address } };
};
