import { and, eq, ne } from 'drizzle-orm';
import { chinaIsoDay } from '#contracts/rules/china-time.ts';
import { type Membership as Level, mayUseArea } from '#contracts/rules/membership/standing.ts';
import { chinaMonthStart, type Spender } from '#contracts/rules/team/spending.ts';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';
import { teamMembers, users } from '../../schema/index.ts';

export type TeamMemberRow = typeof teamMembers.$inferSelect;

/** A place in somebody's team, with the owner who pays. */
export interface Membership {
  readonly member: TeamMemberRow;
  readonly owner: typeof users.$inferSelect;
}

/** The team that a user is in, or asked to join; nobody is in two. */
export function membershipOf(db: Database, userId: number): Membership | null {
  const there = and(eq(teamMembers.userId, userId), ne(teamMembers.state, 'removed'));
  return joined(db).where(there).get() ?? null;
}

const naming = preparedOnce(({ sqlite }) =>
  sqlite.prepare<[number], { ownerName: string; role: TeamMemberRow['role'] }>(`
    SELECT owner.nick AS ownerName, m.role FROM team_members m JOIN users owner ON owner.id = m.owner_id
    WHERE m.user_id = ? AND m.state IN ('normal', 'disabled')`),
);

/** Whose team a member is in and as what, for the shell, which asks with every screen. */
export function teamNameOf(db: Database, userId: number) {
  return naming(db).get(userId) ?? null;
}

export function membershipById(db: Database, memberId: number): Membership | null {
  return joined(db).where(eq(teamMembers.id, memberId)).get() ?? null;
}

function joined(db: Database) {
  return db.orm
    .select({ member: teamMembers, owner: users })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.ownerId));
}

const spending = preparedOnce(({ sqlite }) =>
  sqlite
    .prepare<[number, number], number>(`
      SELECT coalesce(sum(max(0, s.amount_fen - o.refunded_fen)), 0) FROM team_spendings s
      JOIN orders o ON o.id = s.order_id WHERE s.member_id = ? AND s.at >= ?`)
    .pluck(),
);

/** What a member has spent of the owner's money this month (本月已用); what came back counts no more. */
export function spentThisMonth(db: Database, memberId: number, now: number): number {
  return spending(db).get(memberId, chinaMonthStart(now)) ?? 0;
}

/** Whether a team takes in and pays at present: not once its owner's membership opens looking only. */
export function isTeamOpen(owner: Level, now: number): boolean {
  return mayUseArea('sub-members', owner, { today: chinaIsoDay(now), isWrite: true });
}

/** What decides how a member's order is paid. */
export function spenderOf(db: Database, { member, owner }: Membership, now: number): Spender {
  const { role, state, monthlyFen } = member;
  const spentFen = spentThisMonth(db, member.id, now);
  return { role, state, monthlyFen, spentFen, isTeamOpen: isTeamOpen(owner, now) };
}

/** The works that a member made since joining, by which the limit is counted. */
const worksSince = preparedOnce(({ sqlite }) =>
  sqlite
    .prepare<[number, number], number>(
      'SELECT count(*) FROM publications WHERE owner_id = ? AND created_at >= ?',
    )
    .pluck(),
);

export function worksOf(db: Database, { userId, joinedAt }: TeamMemberRow): number {
  return joinedAt === null ? 0 : (worksSince(db).get(userId, joinedAt) ?? 0);
}
