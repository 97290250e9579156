import { KEYS } from '#web/lib/query-keys.ts';
import {
  acceptInvite,
  decideRequest,
  everyMember,
  inviteMember,
  leaveTeam,
  moveMember,
  revokeInvite,
  updateMember,
} from './api.ts';

const TEAM = [KEYS.team];

export const mutations = {
  /** 导出成员, which changes nothing. */
  exportMembers: { call: () => everyMember(), touches: [] },
  /** 邀请成员. */
  invite: { call: (wish: Parameters<typeof inviteMember>[0]) => inviteMember(wish), touches: TEAM },
  /** 撤销邀请. */
  revoke: { call: (inviteID: string) => revokeInvite(inviteID), touches: TEAM },
  /** 接受邀请. */
  accept: { call: (code: string) => acceptInvite(code), touches: TEAM },
  /** 修改权限. */
  update: { call: (wish: Parameters<typeof updateMember>[0]) => updateMember(wish), touches: TEAM },
  /** 审批成员, 停用, 移除: works may come along. */
  move: {
    call: (wish: Parameters<typeof moveMember>[0]) => moveMember(wish),
    touches: [KEYS.team, KEYS.publications],
  },
  /** 退出团队. */
  leave: { call: (colleagueID: string) => leaveTeam(colleagueID), touches: [KEYS.team, KEYS.payOptions] },
  /** 审批: what is approved is paid from the own wallet. */
  decide: {
    call: (wish: Parameters<typeof decideRequest>[0]) => decideRequest(wish),
    touches: [KEYS.team, KEYS.wallet],
  },
};
