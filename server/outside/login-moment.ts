import type { Database } from '#db/client.ts';
import { findLoginSession, type LoginSessionRow } from '#db/queries/account/login-sessions.ts';
import { refusal } from '#server/errors.ts';

export interface Moment {
  readonly db: Database;
  readonly now: number;
}

/** Knowing the unguessable id is the permission. A session of the other kind is as unknown as none. */
export function sessionOrRefuse(
  { db, now }: Moment,
  id: string,
  kind: LoginSessionRow['kind'],
): LoginSessionRow {
  const session = findLoginSession(db, id, now);
  if (!session || session.kind !== kind) throw refusal('unknown-login-session');
  return session;
}

export function secondsLeft(session: LoginSessionRow, now: number): number {
  return session.state === 'expired' ? 0 : Math.max(0, Math.ceil((session.expiresAt - now) / 1000));
}
