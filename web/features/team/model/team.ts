import { SEATS_MOST } from '#contracts/rules/team/invite.ts';
import type { DataOf } from '#web/kit/ask/send.ts';

export type Team = DataOf<'TeamServiceMag.getTeam'>;
export type OwnMembership = NonNullable<Team['own']>;
type Members = DataOf<'TeamServiceMag.getMembers'>;
export type Member = Members['list'][number];
export type Invite = Members['invites'][number];
export type Offer = DataOf<'TeamServiceMag.getInvite'>;
export type TeamRequest = DataOf<'TeamServiceMag.getRequests'>['list'][number];

/** Asks for all members that a team can have, on one page. */
export const EVERY_MEMBER = { state: '', page: 1, pageSize: SEATS_MOST } as const;
