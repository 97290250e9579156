import { type Done, done, type Refused, refused } from '../decision.ts';

/** The states of a team member (成员状态). An invited person is a pending invite (待接受). */
export const MEMBER_STATES = ['pending', 'normal', 'disabled', 'removed'] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

export const MEMBER_STATE_TEXTS: Readonly<Record<MemberState, string>> = {
  pending: '待审批',
  normal: '正常',
  disabled: '停用',
  removed: '已移除',
};

export const MEMBER_MOVES = ['approve', 'refuse', 'disable', 'enable', 'remove'] as const;
export type MemberMove = (typeof MEMBER_MOVES)[number];

interface Move {
  readonly from: readonly MemberState[];
  readonly to: MemberState;
  readonly said: string;
}

const MOVES: Readonly<Record<MemberMove, Move>> = {
  approve: { from: ['pending'], to: 'normal', said: '通过加入申请' },
  refuse: { from: ['pending'], to: 'removed', said: '拒绝加入申请' },
  disable: { from: ['normal'], to: 'disabled', said: '停用成员' },
  enable: { from: ['disabled'], to: 'normal', said: '恢复成员' },
  remove: { from: ['normal', 'disabled'], to: 'removed', said: '移除成员' },
};

export function movesFrom(state: MemberState): readonly MemberMove[] {
  return MEMBER_MOVES.filter((move) => MOVES[move].from.includes(state));
}

/** The result of a move and its name in the log; refused if the state has changed in between. */
export function moveMember(
  state: MemberState,
  move: MemberMove,
): Done<{ readonly to: MemberState; readonly said: string }> | Refused<'team-changed'> {
  const { from, to, said } = MOVES[move];
  return from.includes(state) ? done({ to, said }) : refused('team-changed');
}

/** The notice to the member (通知) after a move. */
export function moveNotice(move: MemberMove, ownerName: string): string {
  switch (move) {
    case 'approve':
      return `${ownerName} 已通过您的加入申请，现在可以用企业付款下单`;
    case 'refuse':
      return `${ownerName} 没有通过您的加入申请`;
    case 'disable':
      return `${ownerName} 已停用您的成员权限，暂时不能用企业付款`;
    case 'enable':
      return `${ownerName} 已恢复您的成员权限`;
    case 'remove':
      return `${ownerName} 已将您移出团队，您自己的账号和余额不受影响`;
  }
}
