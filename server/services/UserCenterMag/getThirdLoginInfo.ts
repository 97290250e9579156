import { createLoginSession } from '#db/queries/account/login-sessions.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { providerOf } from './providers.ts';

export const THIRD_LOGIN_LIFETIME_MS = 300_000;

/**
 * 第三方登录信息. Called without a session it logs in; called by a member it binds the identity to that member,
 * whom the login session then remembers.
 */
export const getThirdLoginInfo: Handler<'UserCenterMag.getThirdLoginInfo'> = (
  { thirdLoginType },
  context,
) => {
  const provider = providerOf(thirdLoginType);
  if (!provider) return { code: 0, data: { status: 0 }, message: '暂不支持该登录方式' };

  const loginSessionID = context.secret();
  createLoginSession(context.db, {
    id: loginSessionID,
    kind: 'third',
    secretHash: context.markBrowser(),
    provider,
    userId: context.visitor?.id ?? null,
    createdAt: context.now,
    expiresAt: context.now + THIRD_LOGIN_LIFETIME_MS,
    device: context.device,
    ip: context.ip,
  });
  const page = context.outsideUrl(`/provider/${provider}/${loginSessionID}`);
  return {
    code: 0,
    data: {
      status: 1,
      loginSessionID,
      ...(provider === 'weixin' ? { qrcodeUrl: encodeURIComponent(page) } : {}),
    },
  };
};
