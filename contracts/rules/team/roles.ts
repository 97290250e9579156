/** Roles in a team (团队角色). The owner pays; the others are invited. */
export const TEAM_ROLES = ['owner', 'admin', 'editor', 'contributor'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];
export const INVITED_ROLES = ['admin', 'editor', 'contributor'] as const;
export type InvitedRole = (typeof INVITED_ROLES)[number];

export const ROLE_NAMES: Readonly<Record<TeamRole, string>> = {
  owner: '拥有者',
  admin: '管理员',
  editor: '编辑',
  contributor: '投稿',
};

/** The actions in a team, in the order of the screen. */
export const TEAM_ACTS = {
  'edit-together': '编辑团队共享的作品',
  'ask-approval': '订单提交审批',
  'pay-within-limit': '额度内企业付款',
  'decide-requests': '审批订单',
  'see-members': '查看成员、订单与作品',
  'manage-members': '邀请与管理成员',
} as const;
export type TeamAct = keyof typeof TEAM_ACTS;

/** The one table of permissions (权限表). The owner needs no approval: the wallet is the owner's. */
const MAY: Readonly<Record<TeamAct, readonly TeamRole[]>> = {
  'edit-together': ['owner', 'admin', 'editor', 'contributor'],
  'ask-approval': ['admin', 'editor', 'contributor'],
  'pay-within-limit': ['admin', 'editor'],
  'decide-requests': ['owner', 'admin'],
  'see-members': ['owner'],
  'manage-members': ['owner'],
};

export function mayInTeam(role: TeamRole, act: TeamAct): boolean {
  return MAY[act].includes(role);
}

export function invitedRole(text: string): InvitedRole | null {
  return INVITED_ROLES.find((role) => role === text) ?? null;
}
