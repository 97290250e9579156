import { and, eq } from 'drizzle-orm';
import { type Done, done, type Missing, missing, type Refused, refused } from '#contracts/rules/decision.ts';
import type { TeamRights } from '#contracts/rules/team/invite.ts';
import {
  type MemberMove,
  type MemberState,
  moveMember,
  moveNotice,
} from '#contracts/rules/team/member-moves.ts';
import { ROLE_NAMES } from '#contracts/rules/team/roles.ts';
import { chinaMonthStart } from '#contracts/rules/team/spending.ts';
import type { Database } from '../../client.ts';
import { keptWhenDone } from '../../kept-when-done.ts';
import { teamMembers } from '../../schema/index.ts';
import { tell } from '../account/notices.ts';
import { deleteSessionsOfUser } from '../account/sessions.ts';
import { type UserRow, userById } from '../account/users.ts';
import { handOverCards, handOverWorks } from './hand-over.ts';
import { membershipById, type TeamMemberRow } from './memberships.ts';
import { endRequestsOf } from './requests.ts';
import { logTeam } from './team-log.ts';

const TEAM_PATH = '/manager/myMember';

/** A member as the owner sees it. */
export interface MemberRead {
  readonly id: number;
  readonly userId: number;
  readonly account: string;
  readonly nick: string;
  readonly avatarHash: string;
  readonly role: TeamMemberRow['role'];
  readonly state: MemberState;
  readonly monthlyFen: number;
  readonly worksMax: number | null;
  readonly joinedAt: number | null;
  readonly spentFen: number;
  readonly works: number;
  /** When the latest session that still lives began. */
  readonly lastLogin: number | null;
}

interface MemberQuestion {
  readonly ownerId: number;
  /** Null for all who are there. */
  readonly state: MemberState | null;
  readonly page: number;
  readonly pageSize: number;
  readonly now: number;
}

const SHOWN = `
  SELECT m.id, m.user_id AS userId, u.account, u.nick, u.avatar_hash AS avatarHash, m.role, m.state, m.monthly_fen AS monthlyFen,
    m.works_max AS worksMax, m.joined_at AS joinedAt,
    (SELECT coalesce(sum(max(0, s.amount_fen - o.refunded_fen)), 0) FROM team_spendings s
      JOIN orders o ON o.id = s.order_id WHERE s.member_id = m.id AND s.at >= @since) AS spentFen,
    iif(m.joined_at IS NULL OR m.state = 'removed', 0, (SELECT count(*) FROM publications p
      WHERE p.owner_id = m.user_id AND p.created_at >= m.joined_at)) AS works,
    iif(m.state = 'removed', NULL,
      (SELECT max(created_at) FROM sessions WHERE sessions.user_id = m.user_id)) AS lastLogin
  FROM team_members m JOIN users u ON u.id = m.user_id WHERE m.owner_id = @ownerId`;

/** One page of members (成员列表), those who wait to be let in first. */
export function membersPage(
  { sqlite }: Database,
  { ownerId, state, page, pageSize, now }: MemberQuestion,
): { list: MemberRead[]; total: number } {
  const where = state === null ? "m.state <> 'removed'" : 'm.state = @state';
  const list = sqlite
    .prepare<object, MemberRead>(`${SHOWN} AND ${where}
      ORDER BY m.state <> 'pending', m.id DESC LIMIT @pageSize OFFSET @skip`)
    .all({ ownerId, since: chinaMonthStart(now), state, pageSize, skip: (page - 1) * pageSize });
  const counted = sqlite
    .prepare<object, number>(`SELECT count(*) FROM team_members m WHERE m.owner_id = @ownerId AND ${where}`)
    .pluck();
  return { list, total: counted.get({ ownerId, state }) ?? 0 };
}

export function memberRead(
  { sqlite }: Database,
  ownerId: number,
  id: number,
  now: number,
): MemberRead | null {
  const one = sqlite.prepare<object, MemberRead>(`${SHOWN} AND m.id = @id`);
  return one.get({ ownerId, id, since: chinaMonthStart(now) }) ?? null;
}

export function ownMember(db: Database, ownerId: number, id: number): TeamMemberRow | null {
  const own = and(eq(teamMembers.ownerId, ownerId), eq(teamMembers.id, id));
  return db.orm.select().from(teamMembers).where(own).get() ?? null;
}

/** How many wait to be let in (待审批). */
export function pendingMembers({ sqlite }: Database, ownerId: number): number {
  const counted = sqlite
    .prepare<[number], number>("SELECT count(*) FROM team_members WHERE owner_id = ? AND state = 'pending'")
    .pluck();
  return counted.get(ownerId) ?? 0;
}

interface MemberWish {
  readonly owner: UserRow;
  readonly id: number;
  readonly now: number;
}

type Changed = Done<void> | Missing<'team-member'> | Refused<'team-changed'>;

/** 修改角色与额度. What was spent this month stays counted. */
export function changeRights(
  db: Database,
  { owner, id, rights, now }: MemberWish & { readonly rights: TeamRights },
): Changed {
  return keptWhenDone(db, () => {
    const member = ownMember(db, owner.id, id);
    if (!member) return missing('team-member');
    if (member.state === 'removed') return refused('team-changed');
    db.orm.update(teamMembers).set(rights).where(eq(teamMembers.id, id)).run();
    const who = nameOf(db, member);
    const text = `修改 ${who} 的权限（${ROLE_NAMES[rights.role]}，每月 ${rights.monthlyFen / 100} 元）`;
    logTeam(db, { ownerId: owner.id, at: now, actor: owner.nick, text });
    return done(undefined);
  });
}

/** 通过, 停用, 恢复, 移除. Whoever may no longer order has nothing that waits for approval either. */
export function moveTeamMember(
  db: Database,
  {
    owner,
    id,
    now,
    move,
    handsOver,
  }: MemberWish & { readonly move: MemberMove; readonly handsOver: boolean },
): Changed {
  return keptWhenDone(db, () => {
    const member = ownMember(db, owner.id, id);
    if (!member) return missing('team-member');
    const moved = moveMember(member.state, move);
    if (moved.kind !== 'done') return moved;
    const { to, said } = moved.value;
    const joinedAt = move === 'approve' ? now : member.joinedAt;
    const endedAt = to === 'removed' ? now : null;
    db.orm.update(teamMembers).set({ state: to, joinedAt, endedAt }).where(eq(teamMembers.id, id)).run();
    if (to === 'disabled' || to === 'removed')
      endRequestsOf(db, member, { at: now, reason: `${said}，申请已结束` });
    const isHanded = move === 'remove' && handsOver;
    const works = isHanded ? handOverWorks(db, member) : 0;
    const cards = isHanded ? handOverCards(db, member) : 0;
    const handed = `${works > 0 ? `，移交 ${works} 个作品` : ''}${cards > 0 ? `，移交 ${cards} 张名片` : ''}`;
    const text = `${said}：${nameOf(db, member)}${handed}`;
    logTeam(db, { ownerId: owner.id, at: now, actor: owner.nick, text });
    const told = {
      title: '团队成员权限',
      text: moveNotice(move, owner.nick),
      path: TEAM_PATH,
      createdAt: now,
    };
    tell(db, { userId: member.userId, kind: 'team', ...told });
    // Devices that are still open would go on showing the team.
    if (move === 'remove') deleteSessionsOfUser(db, member.userId);
    return done(undefined);
  });
}

/** 退出团队: also takes a request to join back. */
export function leaveTeam(
  db: Database,
  { user, id, now }: { user: UserRow; id: number; now: number },
): Done<void> | Missing<'team-member'> {
  return keptWhenDone(db, () => {
    const found = membershipById(db, id);
    if (!found || found.member.userId !== user.id || found.member.state === 'removed')
      return missing('team-member');
    const { member, owner } = found;
    db.orm.update(teamMembers).set({ state: 'removed', endedAt: now }).where(eq(teamMembers.id, id)).run();
    endRequestsOf(db, member, { at: now, reason: '成员已退出团队' });
    logTeam(db, { ownerId: owner.id, at: now, actor: user.nick, text: '退出团队' });
    const text = `${user.nick} 退出了您的团队`;
    tell(db, { userId: owner.id, kind: 'team', title: '成员退出', text, path: TEAM_PATH, createdAt: now });
    return done(undefined);
  });
}

function nameOf(db: Database, { userId }: TeamMemberRow): string {
  return userById(db, userId)?.nick ?? '';
}
