import { formatFen } from '#contracts/rules/money.ts';
import { seatsOf } from '#contracts/rules/team/invite.ts';
import { MEMBER_STATE_TEXTS } from '#contracts/rules/team/member-moves.ts';
import { mayInTeam } from '#contracts/rules/team/roles.ts';
import { leftFen, teamObstacle } from '#contracts/rules/team/spending.ts';
import { seatsUsed } from '#db/queries/team/invites.ts';
import { pendingMembers } from '#db/queries/team/members.ts';
import { type Membership, spenderOf, worksOf } from '#db/queries/team/memberships.ts';
import { lapseRequests, waitingRequests } from '#db/queries/team/requests.ts';
import type { Context, Handler } from '#server/servlet/handler-types.ts';
import { upToDate } from '../up-to-date.ts';
import { standingOf } from './own-team.ts';
import { momentOrNone, worksLimitOf } from './team-view.ts';

/** 团队: as what the caller is in it, and what waits for the caller there. */
export const getTeam: Handler<'TeamServiceMag.getTeam'> = upToDate((_input, context) => {
  const { db, now, user } = context;
  const { role, membership } = standingOf(context);
  const isOwner = role === 'owner';
  const ownerId = membership?.member.ownerId ?? user.id;
  const decides =
    role !== 'none' &&
    mayInTeam(role, 'decide-requests') &&
    (membership === null || membership.member.state === 'normal');
  if (decides) lapseRequests(db, { ownerId }, now);
  const data = {
    role,
    seats: isOwner
      ? { used: seatsUsed(db, user.id, now), total: seatsOf(user.vipName) }
      : { used: 0, total: 0 },
    waiting: {
      requests: decides ? waitingRequests(db, ownerId, membership?.member.id ?? 0) : 0,
      members: isOwner ? pendingMembers(db, user.id) : 0,
    },
    ...(membership ? { own: ownView(context, membership) } : {}),
  };
  return { code: 0, message: '成功', data };
});

function ownView({ db, now }: Context, membership: Membership) {
  const { member, owner } = membership;
  const spender = spenderOf(db, membership, now);
  return {
    colleagueID: String(member.id),
    ownerName: owner.nick,
    role: member.role,
    state: member.state,
    stateText: MEMBER_STATE_TEXTS[member.state],
    obstacle: teamObstacle(spender),
    monthlyLimit: formatFen(member.monthlyFen),
    spent: formatFen(spender.spentFen),
    left: formatFen(leftFen(spender)),
    worksLimit: worksLimitOf(member.worksMax),
    works: worksOf(db, member),
    joinedAt: momentOrNone(member.joinedAt),
  };
}
