import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
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
}

const userBySession = preparedOnce((db) =>
  db.orm
    .select({ user: users, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare(),
);

// Asked with every call, and the same answer until somebody writes.
const knownSession = cachedUntilWrite((db, tokenHash) => userBySession(db).get({ tokenHash }) ?? null);

export function createSession(db: Database, session: NewSession): void {
  const { now, device = '', ...rest } = session;
  db.orm
    .insert(sessions)
    .values({ ...rest, createdAt: now, device })
    .onConflictDoUpdate({
      target: sessions.tokenHash,
      set: { userId: rest.userId, createdAt: now, expiresAt: rest.expiresAt, device },
    })
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
export function sessionUser(db: Database, tokenHash: string, now: number): UserRow | null {
  const session = knownSession(db, tokenHash);
  if (!session || session.expiresAt <= now) return null;
  const { user } = session;
  // Whoever calls is the one who looks: what has become due to the membership happens first (到期处理).
  const isDue = user.membershipDueAt !== null && user.membershipDueAt <= now;
  return isDue ? letMembershipMove(db, user, now) : user;
}

export function deleteSession(db: Database, tokenHash: string): void {
  db.orm.delete(sessions).where(eq(sessions.tokenHash, tokenHash)).run();
}

/** How many sessions ended. */
export function deleteSessionsOfUser(db: Database, userId: number): number {
  return db.orm.delete(sessions).where(eq(sessions.userId, userId)).run().changes;
}
