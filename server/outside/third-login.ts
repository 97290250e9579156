import type { LoginSessionState } from '#contracts/rules/account/login-session.ts';
import type { Provider } from '#contracts/rules/account/providers.ts';
import { moveLoginSession } from '#db/queries/account/login-sessions.ts';
import { bindThird, userIdByOpenId } from '#db/queries/account/third-binds.ts';
import { fieldRefusal, refusal } from '#server/errors.ts';
import { doneOrRefuse } from '#server/services/done-or-refuse.ts';
import { providerOf } from '#server/services/UserCenterMag/providers.ts';
import { type Moment, sessionOrRefuse } from './login-moment.ts';
import { outsideIdentities } from './outside-identities.ts';

export interface ThirdMove {
  readonly loginSessionID: string;
  readonly state: LoginSessionState;
}

export function thirdSession(moment: Moment, id: string) {
  const session = sessionOrRefuse(moment, id, 'third');
  const provider = providerOf(session.provider);
  if (!provider) throw refusal('unknown-login-session');
  return { session, provider };
}

/**
 * 同意授权. An identity that belongs to a member logs in, an unknown one stays unbound. When a member opened the
 * session to bind an identity, it becomes that member's. The database answers at once and nothing else runs in
 * between, so what is checked first still holds when it is written.
 */
export function approveThirdLogin(moment: Moment, id: string, openId: string): ThirdMove {
  const { db, now } = moment;
  const { session, provider } = thirdSession(moment, id);
  if (session.state !== 'waiting') throw refusal('login-session-state');
  const identity = outsideIdentities(moment, session, provider).find((known) => known.openId === openId);
  if (!identity) throw fieldRefusal('unknown-identity', '请选择要登录的账号');

  if (session.userId !== null) bindToOwner(moment, provider, session.userId, identity);
  const memberId = session.userId ?? userIdByOpenId(db, provider, openId);
  const to = session.userId !== null ? 'bound' : memberId === null ? 'unbound' : 'approved';
  const moving = moveLoginSession(db, {
    id,
    from: ['waiting'],
    to,
    now,
    openId,
    openNick: identity.nick,
    ...(memberId === null ? {} : { userId: memberId }),
  });
  doneOrRefuse(moving);
  return { loginSessionID: id, state: to };
}

/** 拒绝授权. */
export function refuseThirdLogin(moment: Moment, id: string): ThirdMove {
  thirdSession(moment, id);
  const refusing = { id, from: ['waiting'], to: 'refused', now: moment.now } as const;
  doneOrRefuse(moveLoginSession(moment.db, refusing));
  return { loginSessionID: id, state: 'refused' };
}

function bindToOwner(
  { db, now }: Moment,
  provider: Provider,
  userId: number,
  { openId, nick }: { openId: string; nick: string },
): void {
  doneOrRefuse(bindThird(db, { userId, provider, openId, nick, now }));
}
