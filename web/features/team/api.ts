import type { Input, Output } from '#contracts/operations.ts';
import { SEATS_MOST } from '#contracts/rules/team/invite.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { client } from '#web/lib/client.ts';
import { type Outcome, outcomeOf } from '#web/lib/outcome.ts';

type DataOf<K extends Parameters<ApiClient['call']>[0]> = Extract<Output<K>, { code: 0 }>['data'];
export type Team = DataOf<'TeamServiceMag.getTeam'>;
export type OwnMembership = NonNullable<Team['own']>;
export type Members = DataOf<'TeamServiceMag.getMembers'>;
export type Member = Members['list'][number];
export type Invite = Members['invites'][number];
export type Offer = DataOf<'TeamServiceMag.getInvite'>;
export type Requests = DataOf<'TeamServiceMag.getRequests'>;
export type TeamRequest = Requests['list'][number];
export type TeamOrders = DataOf<'TeamServiceMag.getTeamOrders'>;
export type TeamWorks = DataOf<'TeamServiceMag.getTeamWorks'>;
export type TeamLog = DataOf<'TeamServiceMag.getTeamLog'>;
type Said = DataOf<'TeamServiceMag.leaveTeam'>;

export const PAGE_SIZE = 20;

/** A page of what a filter leaves. */
export interface TeamQuestion {
  /** A state of members or of requests, or the id of a member; empty for all. */
  readonly of: string;
  readonly page: number;
}

const paging = (page: number) => ({ page: String(page), pageSize: String(PAGE_SIZE) });

/** Where the member stands (我的团队). */
export async function team(api: ApiClient = client()): Promise<Outcome<Team>> {
  return outcomeOf(await api.call('TeamServiceMag.getTeam', {}));
}

/** Members and open invites (成员). */
export async function members(
  { of: state, page }: TeamQuestion,
  api: ApiClient = client(),
): Promise<Outcome<Members>> {
  return outcomeOf(await api.call('TeamServiceMag.getMembers', { state, ...paging(page) }));
}

/** As many as a team can have, to choose one of (筛选成员). */
export async function everyMember(api: ApiClient = client()): Promise<Outcome<Members>> {
  return outcomeOf(
    await api.call('TeamServiceMag.getMembers', { state: '', page: '1', pageSize: String(SEATS_MOST) }),
  );
}

/** Requests for approval (审批). */
export async function requests(
  { of: state, page }: TeamQuestion,
  api: ApiClient = client(),
): Promise<Outcome<Requests>> {
  return outcomeOf(await api.call('TeamServiceMag.getRequests', { state, ...paging(page) }));
}

/** What members ordered (成员订单). */
export async function teamOrders(
  { of: colleagueID, page }: TeamQuestion,
  api: ApiClient = client(),
): Promise<Outcome<TeamOrders>> {
  return outcomeOf(await api.call('TeamServiceMag.getTeamOrders', { colleagueID, ...paging(page) }));
}

/** What members made (成员作品). */
export async function teamWorks(
  { of: colleagueID, page }: TeamQuestion,
  api: ApiClient = client(),
): Promise<Outcome<TeamWorks>> {
  return outcomeOf(await api.call('TeamServiceMag.getTeamWorks', { colleagueID, ...paging(page) }));
}

/** What happened (团队动态). */
export async function teamLog(page: number, api: ApiClient = client()): Promise<Outcome<TeamLog>> {
  return outcomeOf(await api.call('TeamServiceMag.getTeamLog', paging(page)));
}

/** What a link offers (邀请内容). */
export async function offer(code: string, api: ApiClient = client()): Promise<Outcome<Offer>> {
  return outcomeOf(await api.call('TeamServiceMag.getInvite', { code }));
}

/** Asks to join (接受邀请). */
export async function acceptInvite(code: string, api: ApiClient = client()): Promise<Outcome<Said>> {
  return outcomeOf(await api.call('TeamServiceMag.acceptInvite', { code }));
}

/** Makes a link (邀请成员). */
export async function inviteMember(
  wish: Input<'TeamServiceMag.inviteMember'>,
  api: ApiClient = client(),
): Promise<Outcome<Invite>> {
  return outcomeOf(await api.call('TeamServiceMag.inviteMember', wish));
}

/** Takes a link back (撤销邀请). */
export async function revokeInvite(inviteID: string, api: ApiClient = client()): Promise<Outcome<Said>> {
  return outcomeOf(await api.call('TeamServiceMag.revokeInvite', { inviteID }));
}

/** Changes role and limits (修改权限). */
export async function updateMember(
  wish: Input<'TeamServiceMag.updateMember'>,
  api: ApiClient = client(),
): Promise<Outcome<Member>> {
  return outcomeOf(await api.call('TeamServiceMag.updateMember', wish));
}

/** Lets in, disables or removes (审批成员、停用、移除). */
export async function moveMember(
  wish: Input<'TeamServiceMag.moveMember'>,
  api: ApiClient = client(),
): Promise<Outcome<Member>> {
  return outcomeOf(await api.call('TeamServiceMag.moveMember', wish));
}

/** Leaves (退出团队). */
export async function leaveTeam(colleagueID: string, api: ApiClient = client()): Promise<Outcome<Said>> {
  return outcomeOf(await api.call('TeamServiceMag.leaveTeam', { colleagueID }));
}

/** Approves or refuses (审批). */
export async function decideRequest(
  wish: Input<'TeamServiceMag.decideRequest'>,
  api: ApiClient = client(),
): Promise<Outcome<TeamRequest>> {
  return outcomeOf(await api.call('TeamServiceMag.decideRequest', wish));
}
