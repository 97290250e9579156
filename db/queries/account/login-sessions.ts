import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { type LOGIN_SESSION_STATES, loginSessions } from '../../schema/index.ts';

export type LoginSessionState = (typeof LOGIN_SESSION_STATES)[number];
export type LoginSessionRow = typeof loginSessions.$inferSelect;
export type NewLoginSession = Omit<typeof loginSessions.$inferInsert, 'state' | 'tokenTaken'> & {
  state?: LoginSessionState;
};

/** States a session can still leave, and therefore expire from. */
const OPEN_STATES: readonly LoginSessionState[] = ['waiting', 'scanned', 'unbound'];
/** A browser that asks a little late still learns that its phone has confirmed. */
const LATE_POLL_MS = 60_000;
/** States in which the waiting browser may fetch its token. */
const GRANTED_STATES: readonly LoginSessionState[] = ['confirmed', 'approved', 'bound'];

export function createLoginSession(db: Database, session: NewLoginSession): void {
  db.orm
    .insert(loginSessions)
    .values({ state: 'waiting', ...session })
    .run();
}

/** The session as it stands at this moment: an open one whose time is up reads as expired. */
export function findLoginSession(db: Database, id: string, now: number): LoginSessionRow | null {
  const row = db.orm.select().from(loginSessions).where(eq(loginSessions.id, id)).get();
  if (!row) return null;
  const end = GRANTED_STATES.includes(row.state) ? row.expiresAt + LATE_POLL_MS : row.expiresAt;
  const isOver = now >= end && (OPEN_STATES.includes(row.state) || GRANTED_STATES.includes(row.state));
  return isOver ? { ...row, state: 'expired' } : row;
}

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
export function moveLoginSession(db: Database, move: LoginTransition): boolean {
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
  return changed.changes === 1;
}

/** Ends an open session now, whatever time it had left. */
export function expireLoginSession(db: Database, id: string): boolean {
  const changed = db.orm
    .update(loginSessions)
    .set({ state: 'expired' })
    .where(and(eq(loginSessions.id, id), inArray(loginSessions.state, [...OPEN_STATES])))
    .run();
  return changed.changes === 1;
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

/** How many sessions that ended before this moment went. */
export function deleteOldLoginSessions(db: Database, before: number): number {
  return db.orm.delete(loginSessions).where(lte(loginSessions.expiresAt, before)).run().changes;
}
