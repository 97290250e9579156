import {
  findLoginSession,
  type LoginSessionRow,
  moveLoginSession,
} from '#db/queries/account/login-sessions.ts';
import { bindThird, userIdByOpenId } from '#db/queries/account/third-binds.ts';
import { refusal } from '#server/errors.ts';
import { providerOf } from '#server/services/UserCenterMag/providers.ts';
import type { Context } from '#server/servlet/handler-types.ts';

/** The login session of this browser whose outside identity was approved but belongs to nobody yet. */
export function demandUnboundSession(context: Context, loginSessionID: string): LoginSessionRow {
  const session = findLoginSession(context.db, loginSessionID, context.now);
  if (session?.kind !== 'third' || !context.isMarked(session.secretHash))
    throw refusal('unknown-login-session');
  if (session.state !== 'unbound') throw refusal('login-session-state');
  return session;
}

/** Somebody else may have bound the identity since it was approved; a new member must not be left half made. */
export function demandFreeIdentity({ db }: Context, session: LoginSessionRow): void {
  const provider = providerOf(session.provider);
  if (!provider) throw refusal('unknown-login-session');
  if (userIdByOpenId(db, provider, session.openId) !== null) throw refusal('already-bound', { provider });
}

/** 绑定会员: gives the approved identity to the member. */
export function bindApprovedIdentity({ db, now }: Context, session: LoginSessionRow, userId: number): void {
  const provider = providerOf(session.provider);
  if (!provider) throw refusal('unknown-login-session');
  const bound = bindThird(db, { userId, provider, openId: session.openId, nick: session.openNick, now });
  if (bound.kind !== 'done') throw refusal('already-bound', { provider });
  moveLoginSession(db, { id: session.id, from: ['unbound'], to: 'bound', now, userId });
}
