import { eq } from 'drizzle-orm';
import { planOf } from '#contracts/rules/account/membership.ts';
import {
  type Membership,
  type Milestone,
  milestoneNotice,
  milestonesOf,
  nextMilestoneAt,
} from '#contracts/rules/membership/standing.ts';
import { queuedMembership } from '#contracts/rules/membership/taking-effect.ts';
import type { Database } from '../../client.ts';
import { queuedPlans, users } from '../../schema/index.ts';
import { tell } from './notices.ts';
import type { UserRow } from './users.ts';

const PATH = '/manager/upgrade';

/** The plan that waits for the end of a membership (待生效). */
export function queuedPlan(db: Database, userId: number): typeof queuedPlans.$inferSelect | null {
  return db.orm.select().from(queuedPlans).where(eq(queuedPlans.userId, userId)).get() ?? null;
}

/**
 * Makes happen what time has come for to a membership (到期处理), each at its own moment and once: it is reminded of,
 * it ends, or what waits for its end begins. Answers the member as it is then.
 */
export function letMembershipMove(db: Database, user: UserRow, now: number): UserRow {
  return db.sqlite
    .transaction(() => {
      let membership: Membership = user;
      let dueAt = user.membershipDueAt;
      while (dueAt !== null && dueAt <= now) {
        const at: number = dueAt;
        const milestone = milestonesOf(membership.vipLastTime).find((one) => one.at === at);
        if (milestone) membership = reach(db, user.id, membership, milestone);
        // A member from before memberships took their course begins with what is still to come.
        dueAt = nextMilestoneAt(membership, milestone ? at : now);
      }
      const { vipName, vipLastTime } = membership;
      const changed = { vipName, vipLastTime, membershipDueAt: dueAt };
      db.orm.update(users).set(changed).where(eq(users.id, user.id)).run();
      return { ...user, ...changed };
    })
    .immediate();
}

function reach(db: Database, userId: number, membership: Membership, milestone: Milestone): Membership {
  const queued = milestone.kind === 'expired' ? queuedPlan(db, userId) : null;
  const { at: createdAt } = milestone;
  if (!queued) {
    tell(db, {
      userId,
      kind: 'membership',
      ...milestoneNotice(milestone, membership),
      path: PATH,
      createdAt,
    });
    return membership;
  }
  db.orm.delete(queuedPlans).where(eq(queuedPlans.userId, userId)).run();
  const next = queuedMembership(queued, membership);
  const { name } = planOf(next.vipName);
  const text = `「${membership.vipName}」到期，您的会员已转换为「${name}」，有效期至 ${next.vipLastTime}。`;
  tell(db, { userId, kind: 'membership', title: '会员方案已转换', text, path: PATH, createdAt });
  return next;
}
