import { and, eq, ne, or } from 'drizzle-orm';
import { DONE, type Done, done, type Refused, refused } from '#contracts/rules/decision.ts';
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

/** What a member says of himself (资料). */
export type Profile = Pick<
  UserRow,
  'nick' | 'provinceCode' | 'provinceName' | 'cityCode' | 'cityName' | 'districtCode' | 'districtName'
>;

export function saveProfile(db: Database, userId: number, profile: Profile): void {
  db.orm.update(users).set(profile).where(eq(users.id, userId)).run();
}

/** An empty hash brings the drawn one back (默认头像). */
export function setAvatar(db: Database, userId: number, avatarHash: string): void {
  db.orm.update(users).set({ avatarHash }).where(eq(users.id, userId)).run();
}

/**
 * 换绑手机. Who registered by mobile is called by it too, and whoever gets the old number later must not find an account
 * under it.
 */
export function setMobile(
  db: Database,
  { id, account, mobile: old }: UserRow,
  mobile: string,
): Done<void> | Refused<'mobile-taken'> {
  const other = userByAccount(db, mobile);
  if (other && other.id !== id) return refused('mobile-taken');
  const called = account === old ? mobile : account;
  db.orm.update(users).set({ mobile, account: called }).where(eq(users.id, id)).run();
  return DONE;
}

export function setEmail(db: Database, id: number, email: string): void {
  db.orm.update(users).set({ email }).where(eq(users.id, id)).run();
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
