import { eq } from 'drizzle-orm';
import type { LoginSessionState } from '#contracts/rules/account/login-session.ts';
import { createLoginSession } from '../queries/account/login-sessions.ts';
import { bindThird, unbindThird, userIdByOpenId } from '../queries/account/third-binds.ts';
import { loginSessions } from '../schema/index.ts';
import { accountOrRefuse, providerOrRefuse } from './find.ts';
import { type Scenario, ScenarioRefused } from './types.ts';

const THIRD_LOGIN_MS = 300_000;

interface ThirdParams extends Record<string, string> {
  loginSessionID: string;
  provider: string;
  account: string;
}

function thirdScenario(
  name: string,
  title: string,
  state: LoginSessionState,
  description: string,
  account = 'super',
): Scenario<ThirdParams> {
  return {
    name,
    title,
    description,
    defaults: { loginSessionID: `${name}-0001`, provider: 'weixin', account },
    run({ db, now }, params) {
      const provider = providerOrRefuse(params.provider);
      const isOfMember = state === 'approved' || state === 'bound';
      const userId = isOfMember ? accountOrRefuse(db, params.account).id : null;
      const isStranger = state === 'unbound' || state === 'bound';
      const openId = isStranger ? `${provider}-stranger-${params.loginSessionID}` : '';
      const openNick = isStranger ? '书间来客' : '';
      if (state === 'bound' && userId !== null) {
        unbindThird(db, userId, provider);
        bindThird(db, { userId, provider, openId, nick: openNick, now });
      }
      db.orm.delete(loginSessions).where(eq(loginSessions.id, params.loginSessionID)).run();
      createLoginSession(db, {
        id: params.loginSessionID,
        kind: 'third',
        provider,
        state,
        userId,
        openId,
        openNick,
        createdAt: now,
        expiresAt: now + THIRD_LOGIN_MS,
        device: 'Chromium · Linux',
        ip: '127.0.0.1',
      });
      return { loginSessionID: params.loginSessionID, provider, openId };
    },
  };
}

export const thirdPartyWaiting = thirdScenario(
  'third-party-waiting',
  '第三方登录：等待中',
  'waiting',
  'A login at a provider that has not answered yet.',
);
export const thirdPartyApproved = thirdScenario(
  'third-party-approved',
  '第三方登录：已同意',
  'approved',
  'The provider vouched for an identity bound to the account; the token waits.',
);
export const thirdPartyUnbound = thirdScenario(
  'third-party-unbound',
  '第三方登录：尚未绑定账号',
  'unbound',
  'The provider vouched for an identity that belongs to no account yet.',
);
export const thirdPartyRefused = thirdScenario(
  'third-party-refused',
  '第三方登录：被拒绝',
  'refused',
  'The visitor refused at the provider.',
);

export const thirdPartyJustBound = thirdScenario(
  'third-party-just-bound',
  '第三方账号刚绑定',
  'bound',
  'The provider vouched for an identity that the account asked for, and it is bound from now on.',
  'demo',
);

interface BoundParams extends Record<string, string> {
  account: string;
  provider: string;
}

export const thirdPartyBound: Scenario<BoundParams> = {
  name: 'third-party-bound',
  title: '第三方账号已绑定',
  description: 'The account is bound to an identity of the provider.',
  defaults: { account: 'demo', provider: 'weixin' },
  run({ db, now }, params) {
    const provider = providerOrRefuse(params.provider);
    const user = accountOrRefuse(db, params.account);
    const openId = `${provider}-${user.account}`;
    const owner = userIdByOpenId(db, provider, openId);
    if (owner !== null && owner !== user.id)
      throw new ScenarioRefused(`${openId} belongs to another account`);
    unbindThird(db, user.id, provider);
    bindThird(db, { userId: user.id, provider, openId, nick: user.nick, now });
    return { userId: String(user.id), provider, openId };
  },
};

export const thirdPartyNotBound: Scenario<BoundParams> = {
  name: 'third-party-not-bound',
  title: '第三方账号未绑定',
  description: 'The account is bound to no identity of the provider.',
  defaults: { account: 'super', provider: 'weixin' },
  run({ db }, params) {
    const user = accountOrRefuse(db, params.account);
    unbindThird(db, user.id, providerOrRefuse(params.provider));
    return { userId: String(user.id) };
  },
};
