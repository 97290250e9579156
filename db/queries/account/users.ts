import { and, eq, ne, or } from 'drizzle-orm';
import { type Done, done, type Refused, refused } from '#contracts/rules/decision.ts';
import { type Membership, nextMilestoneAt } from '#contracts/rules/membership/standing.ts';
import type { Database } from '../../client.ts';
import { users } from '../../schema/index.ts';

export type UserRow = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

export function userById(db: Database, userId: number): UserRow | null {
  return db.orm.select().from(users).where(eq(users.id, userId)).get() ?? null;
}

/** Finds a member by account or mobile; an account wins over somebody else's mobile. */
export function userByAccount(db: Database, accountOrMobile: string): UserRow | null {
  if (accountOrMobile === '') return null;
  const found = db.orm
    .select()
    .from(users)
    .where(or(eq(users.account, accountOrMobile), eq(users.mobile, accountOrMobile)))
    .all();
  return found.find((user) => user.account === accountOrMobile) ?? found[0] ?? null;
}

/** The member whose invite code (邀请码) it is; capitals make no difference. */
export function userByInviteCode(db: Database, yaoqingma: string): UserRow | null {
  if (yaoqingma === '') return null;
  return db.orm.select().from(users).where(eq(users.yaoqingma, yaoqingma.toUpperCase())).get() ?? null;
}

/** Refused where the account, the mobile or the invite code is already somebody's. */
export function createUser(db: Database, user: NewUser): Done<UserRow> | Refused<'mobile-taken'> {
  const created = db.orm
    .insert(users)
    .values({ ...user, membershipDueAt: null })
    .onConflictDoNothing()
    .returning()
    .get();
  return created ? done(created) : refused('mobile-taken');
}

export function setPassword(db: Database, userId: number, passwordHash: string): void {
  db.orm.update(users).set({ passwordHash }).where(eq(users.id, userId)).run();
}

/** From `now` on the membership takes its course: what would have happened to it before does not. */
export function setMembership(
  db: Database,
  userId: number,
  { vipName, vipLastTime }: Membership,
  now: number,
): void {
  const membershipDueAt = nextMilestoneAt({ vipName, vipLastTime }, now);
  db.orm.update(users).set({ vipName, vipLastTime, membershipDueAt }).where(eq(users.id, userId)).run();
}

/** Whether the member can log in without a third party (第三方). */
export function hasPassword(db: Database, userId: number): boolean {
  const found = db.orm
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), ne(users.passwordHash, '')))
    .get();
  return found !== undefined;
}
