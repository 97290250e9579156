import { and, desc, eq, gt, ne, notInArray, sql } from 'drizzle-orm';
import { cachedUntilWrite } from '../../cached-until-write.ts';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';
import { sessions, users } from '../../schema/index.ts';
import { forgetOldest } from './forget-oldest.ts';
import { letMembershipMove } from './membership-course.ts';
import type { UserRow } from './users.ts';

const MOST_OF_A_MEMBER = 200;

export interface NewSession {
  tokenHash: string;
  userId: number;
  now: number;
  expiresAt: number;
  device?: string;
  ip?: string;
}

/** How exactly it is known when a session was last used: so often it is written down, and reads stay reads. */
export const USE_NOTED_EVERY_MS = 10 * 60_000;

const userBySession = preparedOnce((db) =>
  db.orm
    .select({ user: users, expiresAt: sessions.expiresAt, lastUsedAt: sessions.lastUsedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare(),
);

// Asked with every call.
const knownSession = cachedUntilWrite(
  [sessions, users],
  (db, tokenHash) => userBySession(db).get({ tokenHash }) ?? null,
);

export function createSession(db: Database, session: NewSession): void {
  const { now, tokenHash, userId, expiresAt, device = '', ip = '' } = session;
  const facts = { userId, createdAt: now, lastUsedAt: now, expiresAt, device, ip };
  db.orm
    .insert(sessions)
    .values({ tokenHash, ...facts })
    .onConflictDoUpdate({ target: sessions.tokenHash, set: facts })
    .run();
  forgetOldest(db, 'sessions', { before: now, most: Number.MAX_SAFE_INTEGER });
  forgetFurther(db, session.userId);
}

/** A count for each member, so that logging in over and over ends nobody else's session. */
function forgetFurther(db: Database, userId: number): void {
  const newest = db.orm
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt), desc(sql`rowid`))
    .limit(MOST_OF_A_MEMBER);
  db.orm
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), notInArray(sessions.tokenHash, newest)))
    .run();
}

/** The member behind a token's hash, or null for an unknown token and for an expired one. */
export function sessionUser(db: Database, tokenHash: string, now: number, ip = ''): UserRow | null {
  const session = knownSession(db, tokenHash);
  if (!session || session.expiresAt <= now) return null;
  if (session.lastUsedAt + USE_NOTED_EVERY_MS <= now) noteUse(db, { tokenHash, now, ip });
  const { user } = session;
  // Whoever calls is the one who looks: what has become due to the membership happens first (到期处理).
  const isDue = user.membershipDueAt !== null && user.membershipDueAt <= now;
  return isDue ? letMembershipMove(db, user, now) : user;
}

const noting = preparedOnce(({ sqlite }) =>
  sqlite.prepare<{ tokenHash: string; now: number; ip: string }>(
    'UPDATE sessions SET last_used_at = @now, ip = @ip WHERE token_hash = @tokenHash',
  ),
);

/** On a full disk nothing can be written down, and whoever only reads goes on reading. */
function noteUse(db: Database, use: { tokenHash: string; now: number; ip: string }): void {
  try {
    noting(db).run(use);
  } catch {
    return;
  }
}

/** Lets the sessions that are still good last longer by so much. */
export function prolongSessions(db: Database, { now, by }: { now: number; by: number }): void {
  db.orm
    .update(sessions)
    .set({ expiresAt: sql`${sessions.expiresAt} + ${by}` })
    .where(gt(sessions.expiresAt, now))
    .run();
}

export function deleteSession(db: Database, tokenHash: string): void {
  db.orm.delete(sessions).where(eq(sessions.tokenHash, tokenHash)).run();
}

/** How many sessions ended; one of them may be left (只保留这一台). */
export function deleteSessionsOfUser(db: Database, userId: number, but = ''): number {
  const all = and(eq(sessions.userId, userId), ne(sessions.tokenHash, but));
  return db.orm.delete(sessions).where(all).run().changes;
}
