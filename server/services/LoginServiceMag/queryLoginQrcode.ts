import { findLoginSession, takeLoginToken } from '#db/queries/account/login-sessions.ts';
import { userById } from '#db/queries/account/users.ts';
import { refusal } from '#server/errors.ts';
import { avatarPath } from '#server/services/UserCenterMag/member-view.ts';
import type { Handler } from '#server/servlet/handler-types.ts';

const STATES = ['waiting', 'scanned', 'confirmed', 'cancelled', 'expired'] as const;

/**
 * 二维码状态. Once the phone has confirmed, the first question of the browser that has the code gets the token, and no
 * other. The code is on a screen for all to see, so who only knows it learns neither the member nor the token.
 */
export const queryLoginQrcode: Handler<'LoginServiceMag.queryLoginQrcode'> = (
  { loginSessionID },
  context,
) => {
  const { db, now } = context;
  const session = findLoginSession(db, loginSessionID, now);
  const state = STATES.find((known) => known === session?.state);
  if (session?.kind !== 'qr' || !state) throw refusal('unknown-login-session');

  const isAsker = context.isMarked(session.secretHash);
  const phoneUser = isAsker && session.userId !== null ? userById(db, session.userId) : null;
  const seen = phoneUser ? { nick: maskedNick(phoneUser.nick), user_avatar: avatarPath(phoneUser) } : {};
  const userId = isAsker && state === 'confirmed' ? takeLoginToken(db, loginSessionID) : null;
  const granted = userId === null ? {} : { token: context.startSession(userId) };
  return { code: 0, message: '成功', data: { state, ...seen, ...granted } };
};

function maskedNick(nick: string): string {
  const [first = '', ...rest] = [...nick];
  return first + '*'.repeat(Math.max(1, rest.length));
}
