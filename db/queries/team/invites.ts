import { and, asc, count, eq, gt, isNull, ne } from 'drizzle-orm';
import {
  DONE,
  type Done,
  done,
  type Missing,
  missing,
  type Refused,
  refused,
} from '#contracts/rules/decision.ts';
import { inviteObstacle, seatsOf, type TeamRights } from '#contracts/rules/team/invite.ts';
import { ROLE_NAMES } from '#contracts/rules/team/roles.ts';
import type { Database } from '../../client.ts';
import { keptWhenDone } from '../../kept-when-done.ts';
import { teamInvites, teamMembers, users } from '../../schema/index.ts';
import { tell } from '../account/notices.ts';
import type { UserRow } from '../account/users.ts';
import { isTeamOpen, membershipOf, type TeamMemberRow } from './memberships.ts';
import { logTeam } from './team-log.ts';

export type InviteRow = typeof teamInvites.$inferSelect;

const TEAM_PATH = '/manager/myMember';

function open(ownerId: number, now: number) {
  const { revokedAt, usedAt, expiresAt } = teamInvites;
  return and(eq(teamInvites.ownerId, ownerId), gt(expiresAt, now), isNull(revokedAt), isNull(usedAt));
}

/** 待接受. Each takes a seat, so they are never more than there are seats. */
export function openInvites(db: Database, ownerId: number, now: number): InviteRow[] {
  return db.orm.select().from(teamInvites).where(open(ownerId, now)).orderBy(asc(teamInvites.id)).all();
}

/** 已用席位: everybody who is there or waits, and every link that is open. */
export function seatsUsed(db: Database, ownerId: number, now: number): number {
  const there = and(eq(teamMembers.ownerId, ownerId), ne(teamMembers.state, 'removed'));
  const members = db.orm.select({ n: count() }).from(teamMembers).where(there).get()?.n ?? 0;
  const invites = db.orm.select({ n: count() }).from(teamInvites).where(open(ownerId, now)).get()?.n ?? 0;
  return members + invites;
}

/** What the owner noted beside the link. */
function forWhom(note: string): string {
  return note === '' ? '' : `（备注：${note}）`;
}

interface Invitation {
  readonly owner: UserRow;
  readonly rights: TeamRights;
  /** For whom; may be empty. */
  readonly note: string;
  readonly code: string;
  readonly expiresAt: number;
  readonly now: number;
}

/** 邀请成员. Who is a member of a team has none to invite into. */
export function inviteInto(
  db: Database,
  { owner, rights, note, code, expiresAt, now }: Invitation,
): Done<number> | Refused<'team-full' | 'team-refused'> {
  return keptWhenDone(db, () => {
    const { id: ownerId } = owner;
    if (membershipOf(db, ownerId))
      return refused('team-refused', { message: '您在别人的团队中，退出后才能建立自己的团队' });
    const most = seatsOf(owner.vipName);
    if (seatsUsed(db, ownerId, now) >= most) return refused('team-full', { most });
    const invite = { ownerId, code, ...rights, note, createdAt: now, expiresAt };
    const { id } = db.orm.insert(teamInvites).values(invite).returning({ id: teamInvites.id }).get();
    logTeam(db, {
      ownerId,
      at: now,
      actor: owner.nick,
      text: `发出邀请（${ROLE_NAMES[rights.role]}）${forWhom(note)}`,
    });
    return done(id);
  });
}

export function ownInvite(db: Database, ownerId: number, id: number): InviteRow | null {
  const own = and(eq(teamInvites.ownerId, ownerId), eq(teamInvites.id, id));
  return db.orm.select().from(teamInvites).where(own).get() ?? null;
}

/** 撤销邀请; once more changes nothing. */
export function revokeInvite(
  db: Database,
  { owner, id, now }: { owner: UserRow; id: number; now: number },
): Done<void> | Missing<'team-invite'> | Refused<'team-changed'> {
  return keptWhenDone(db, () => {
    const invite = ownInvite(db, owner.id, id);
    if (!invite) return missing('team-invite');
    if (invite.usedAt !== null) return refused('team-changed');
    if (invite.revokedAt !== null) return DONE;
    db.orm.update(teamInvites).set({ revokedAt: now }).where(eq(teamInvites.id, id)).run();
    logTeam(db, { ownerId: owner.id, at: now, actor: owner.nick, text: '撤销邀请' });
    return DONE;
  });
}

/** What a link offers to whoever opens it; refused with the reason where it leads nowhere for this one. */
export function inviteFor(
  db: Database,
  { userId, code, now }: { userId: number; code: string; now: number },
): Done<{ invite: InviteRow; owner: UserRow }> | Missing<'team-invite'> | Refused<'team-refused'> {
  const found = db.orm
    .select({ invite: teamInvites, owner: users })
    .from(teamInvites)
    .innerJoin(users, eq(users.id, teamInvites.ownerId))
    .where(eq(teamInvites.code, code))
    .get();
  if (!found) return missing('team-invite');
  const message = obstacleFor(db, found, { userId, now });
  return message === '' ? done(found) : refused('team-refused', { message });
}

function obstacleFor(
  db: Database,
  { invite, owner }: { invite: InviteRow; owner: UserRow },
  { userId, now }: { userId: number; now: number },
): string {
  if (invite.ownerId === userId) return '这是您自己发出的邀请，请把链接发给要邀请的人';
  const known = membershipOf(db, userId);
  if (known?.member.ownerId === invite.ownerId) return '您已在这个团队中';
  const over = inviteObstacle(invite, now);
  if (over !== '') return over;
  if (!isTeamOpen(owner, now)) return '对方的会员已到期，续费后才能加入，请联系拥有者';
  if (known) return '您已在一个团队中，退出后才能加入其他团队';
  return seatsUsed(db, userId, now) > 0 ? '您有自己的团队，移除成员并撤销邀请后才能加入其他团队' : '';
}

/** 接受邀请: the link is used, and the owner is asked to let its user in. */
export function acceptInvite(
  db: Database,
  { user, code, now }: { user: UserRow; code: string; now: number },
): Done<TeamMemberRow> | Missing<'team-invite'> | Refused<'team-refused'> {
  return keptWhenDone(db, () => {
    const found = inviteFor(db, { userId: user.id, code, now });
    if (found.kind !== 'done') return found;
    const { invite, owner } = found.value;
    const { role, monthlyFen, worksMax, ownerId } = invite;
    db.orm.update(teamInvites).set({ usedAt: now }).where(eq(teamInvites.id, invite.id)).run();
    const member = db.orm
      .insert(teamMembers)
      .values({ ownerId, userId: user.id, role, monthlyFen, worksMax, state: 'pending', createdAt: now })
      .returning()
      .get();
    logTeam(db, { ownerId, at: now, actor: user.nick, text: `接受邀请，申请加入（${ROLE_NAMES[role]}）` });
    const text = `${user.nick} 接受了邀请${forWhom(invite.note)}，等您通过后就能加入团队`;
    tell(db, {
      userId: owner.id,
      kind: 'team',
      title: '有成员申请加入',
      text,
      path: TEAM_PATH,
      createdAt: now,
    });
    return done(member);
  });
}
