import { isAreaOpen } from '#contracts/rules/account/membership.ts';
import { mayInTeam, type TeamRole } from '#contracts/rules/team/roles.ts';
import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { ownMember } from '#db/queries/team/members.ts';
import { type Membership, membershipOf, type TeamMemberRow } from '#db/queries/team/memberships.ts';
import { lapseRequests, type RequestRead, requestById } from '#db/queries/team/requests.ts';
import { refusal } from '#server/errors.ts';
import type { Context } from '#server/servlet/handler-types.ts';

/** Where the caller stands: in somebody's team, before an own one, or without any. */
export interface Standing {
  readonly role: TeamRole | 'none';
  readonly membership: Membership | null;
}

export function standingOf({ db, user }: Pick<Context, 'db' | 'user'>): Standing {
  const membership = membershipOf(db, user.id);
  if (membership) return { role: membership.member.role, membership };
  return { role: isAreaOpen('sub-members', user.vipName) ? 'owner' : 'none', membership: null };
}

/** Whose requests the caller sees, and as what; null where there are none to see. */
export function requestScope({ role, membership }: Standing, userId: number) {
  if (role === 'none') return null;
  if (membership === null) return { scope: { ownerId: userId }, role };
  const { member } = membership;
  const seesAll = member.state === 'normal' && mayInTeam(role, 'decide-requests');
  return {
    scope: seesAll ? { ownerId: member.ownerId } : { memberId: member.id },
    // Who may do nothing at present decides nothing either.
    role: member.state === 'normal' ? role : ('contributor' as const),
  };
}

/** The member of the caller's own team with this id; an unknown and another one's are answered alike. */
export function ownMemberOrRefuse({ db, user }: Context, colleagueID: string): TeamMemberRow {
  const id = parseDecimalId(colleagueID);
  const member = id === null ? null : ownMember(db, user.id, id);
  if (!member) throw refusal('team-member-not-found');
  return member;
}

/** The member whom a list is filtered by; null for all. */
export function memberFilter(context: Context, colleagueID: string | undefined): number | null {
  return colleagueID ? ownMemberOrRefuse(context, colleagueID).id : null;
}

/** A request that the caller may see, as it is now, and as what the caller sees it. */
export function visibleRequest(
  context: Context,
  requestID: string,
): { read: RequestRead; seer: { id: number; role: TeamRole } } {
  const { db, now, user } = context;
  const seen = requestScope(standingOf(context), user.id);
  const id = parseDecimalId(requestID);
  if (!seen || id === null) throw refusal('team-request-not-found');
  lapseRequests(db, seen.scope, now);
  const read = requestById(db, id);
  const isSeen =
    'ownerId' in seen.scope
      ? read?.request.ownerId === seen.scope.ownerId
      : read?.request.memberId === seen.scope.memberId;
  if (!read || !isSeen) throw refusal('team-request-not-found');
  return { read, seer: { id: user.id, role: seen.role } };
}
