import { and, eq, gt, inArray } from 'drizzle-orm';
import {
  GRANTED_STATES,
  type LoginSessionState,
  OPEN_STATES,
  stateAt,
} from '#contracts/rules/account/login-session.ts';
import { DONE, type Done, type Refused, refused } from '#contracts/rules/decision.ts';
import type { Database } from '../../client.ts';
import { loginSessions } from '../../schema/index.ts';
import { forgetOldest } from './forget-oldest.ts';

export type LoginSessionRow = typeof loginSessions.$inferSelect;
export type NewLoginSession = Omit<typeof loginSessions.$inferInsert, 'state' | 'tokenTaken'> & {
  state?: LoginSessionState;
};

const MOST = 2000;
const KEPT_MS = 60 * 60 * 1000;

export function createLoginSession(db: Database, session: NewLoginSession): void {
  forgetOldest(db, 'login_sessions', { before: session.createdAt - KEPT_MS, most: MOST });
  db.orm
    .insert(loginSessions)
    .values({ state: 'waiting', ...session })
    .run();
}

/** The session as it stands at this moment: an open one whose time is up reads as expired. */
export function findLoginSession(db: Database, id: string, now: number): LoginSessionRow | null {
  const row = db.orm.select().from(loginSessions).where(eq(loginSessions.id, id)).get();
  return row ? { ...row, state: stateAt(row, now) } : null;
}

type Moved = Done<void> | Refused<'login-session-state'>;

export interface LoginTransition {
  id: string;
  from: readonly LoginSessionState[];
  to: LoginSessionState;
  now: number;
  userId?: number;
  openId?: string;
  openNick?: string;
}

/** Moves a session on, in one statement, only from the states named and before its time is up. */
export function moveLoginSession(db: Database, move: LoginTransition): Moved {
  const { id, from, to, now, ...facts } = move;
  const changed = db.orm
    .update(loginSessions)
    .set({ state: to, ...facts })
    .where(
      and(
        eq(loginSessions.id, id),
        inArray(loginSessions.state, [...from]),
        gt(loginSessions.expiresAt, now),
      ),
    )
    .run();
  return changed.changes === 1 ? DONE : refused('login-session-state');
}

/** Ends an open session now, whatever time it had left. */
export function expireLoginSession(db: Database, id: string): Moved {
  const changed = db.orm
    .update(loginSessions)
    .set({ state: 'expired' })
    .where(and(eq(loginSessions.id, id), inArray(loginSessions.state, [...OPEN_STATES])))
    .run();
  return changed.changes === 1 ? DONE : refused('login-session-state');
}

/** Whether a login that this member scanned waits in the browser of that mark. */
export function hasScannedFor(db: Database, userId: number, browser: string): boolean {
  const { id, secretHash } = loginSessions;
  const ofBrowser = and(eq(loginSessions.userId, userId), eq(secretHash, browser));
  return db.orm.select({ id }).from(loginSessions).where(ofBrowser).get() !== undefined;
}

/** Hands out the right to a token exactly once: the member's id the first time, null ever after. */
export function takeLoginToken(db: Database, id: string): number | null {
  const row = db.orm
    .update(loginSessions)
    .set({ tokenTaken: 'Y' })
    .where(
      and(
        eq(loginSessions.id, id),
        eq(loginSessions.tokenTaken, 'N'),
        inArray(loginSessions.state, [...GRANTED_STATES]),
      ),
    )
    .returning({ userId: loginSessions.userId })
    .get();
  return row?.userId ?? null;
}
