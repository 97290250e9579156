import { findLoginSession, takeLoginToken } from '#db/queries/account/login-sessions.ts';
import { refusal } from '#server/errors.ts';
import { providerOf } from '#server/services/UserCenterMag/providers.ts';
import type { Handler } from '#server/servlet/handler-types.ts';

const STATES = ['waiting', 'approved', 'refused', 'unbound', 'bound', 'expired'] as const;

/** 第三方登录状态. Only an approved identity that belongs to a member brings a token, once, to the browser that began. */
export const queryThirdLogin: Handler<'LoginServiceMag.queryThirdLogin'> = ({ loginSessionID }, context) => {
  const { db, now } = context;
  const session = findLoginSession(db, loginSessionID, now);
  const state = STATES.find((known) => known === session?.state);
  const provider = providerOf(session?.provider ?? '');
  if (!session || !state || !provider) throw refusal('unknown-login-session');

  const isAsker = context.isMarked(session.secretHash);
  const userId = isAsker && state === 'approved' ? takeLoginToken(db, loginSessionID) : null;
  return {
    code: 0,
    message: '成功',
    data: {
      state,
      provider,
      ...(isAsker && session.openNick ? { nick: session.openNick } : {}),
      ...(userId === null ? {} : { token: context.startSession(userId) }),
    },
  };
};
