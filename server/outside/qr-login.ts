import type { LoginSessionState } from '#contracts/rules/account/login-session.ts';
import type { Decision } from '#contracts/rules/decision.ts';
import { expireLoginSession, moveLoginSession } from '#db/queries/account/login-sessions.ts';
import type { UserRow } from '#db/queries/account/users.ts';
import { refusal } from '#server/errors.ts';
import { doneOrRefuse } from '#server/services/done-or-refuse.ts';
import { type Moment, sessionOrRefuse } from './login-moment.ts';

export interface MovedLogin {
  readonly loginSessionID: string;
  readonly state: LoginSessionState;
}

/** 扫码. From now on the session belongs to this member. */
export function scanLogin({ db, now }: Moment, id: string, user: UserRow): MovedLogin {
  sessionOrRefuse({ db, now }, id, 'qr');
  const move = { id, from: ['waiting'], to: 'scanned', now, userId: user.id } as const;
  return demandMoved(moveLoginSession(db, move), id, 'scanned');
}

/** 确认登录, only by the member who scanned. */
export function confirmLogin({ db, now }: Moment, id: string, user: UserRow): MovedLogin {
  const session = sessionOrRefuse({ db, now }, id, 'qr');
  if (session.userId !== user.id) throw refusal('login-session-state');
  return demandMoved(moveLoginSession(db, { id, from: ['scanned'], to: 'confirmed', now }), id, 'confirmed');
}

/** 取消登录 on the phone, after the scan. */
export function cancelLogin({ db, now }: Moment, id: string): MovedLogin {
  sessionOrRefuse({ db, now }, id, 'qr');
  return demandMoved(moveLoginSession(db, { id, from: ['scanned'], to: 'cancelled', now }), id, 'cancelled');
}

/** 二维码已过期, before its time. */
export function expireLogin({ db, now }: Moment, id: string): MovedLogin {
  sessionOrRefuse({ db, now }, id, 'qr');
  return demandMoved(expireLoginSession(db, id), id, 'expired');
}

function demandMoved(moving: Decision, id: string, state: LoginSessionState): MovedLogin {
  doneOrRefuse(moving);
  return { loginSessionID: id, state };
}
