import { chinaIsoDay, chinaMomentAt } from '../china-time.ts';
import { type Done, done, type Refused, refused } from '../decision.ts';
import { yuanText } from '../money.ts';
import type { MemberState } from './member-moves.ts';
import { mayInTeam, type TeamRole } from './roles.ts';

/** How long orders wait for an answer (审批期限), beyond the two hours in which everybody pays. */
export const APPROVAL_WITHIN_MS = 3 * 86_400_000;
/** Requests of one member that wait at a time. */
export const WAITING_REQUESTS_MAX = 20;
/** Why a request is refused (拒绝理由). */
export const REFUSE_REASON_MAX = 100;

/** When the month in China began (自然月) in which a moment lies. */
export function chinaMonthStart(at: number): number {
  return chinaMomentAt(at, 1 - Number(chinaIsoDay(at).slice(8)), 0);
}

export interface Spender {
  readonly role: TeamRole;
  readonly state: MemberState;
  readonly monthlyFen: number;
  /** What of this month was not given back. */
  readonly spentFen: number;
  /** Whether the owner's membership still opens teams. */
  readonly isTeamOpen: boolean;
}

/** How an order is paid on the owner's account (企业付款): at once, or after somebody said yes. */
export type TeamPayment =
  | { readonly kind: 'pay'; readonly text: string }
  | { readonly kind: 'ask'; readonly overFen: number; readonly text: string };

/** Why nothing can be ordered on the owner's account at all; empty where something can. */
export function teamObstacle({ state, isTeamOpen }: Pick<Spender, 'state' | 'isTeamOpen'>): string {
  if (state === 'pending') return '加入申请还没有通过，暂时不能用企业付款';
  if (state === 'disabled') return '您的成员权限已停用，不能用企业付款，请联系拥有者';
  if (state === 'removed') return '您已不在团队中，不能用企业付款';
  return isTeamOpen ? '' : '团队的会员已到期，暂时不能用企业付款';
}

export function leftFen({ monthlyFen, spentFen }: Pick<Spender, 'monthlyFen' | 'spentFen'>): number {
  return Math.max(0, monthlyFen - spentFen);
}

/** What is paid without asking (免审批); null where nothing is. */
export function leftAtOnce(spender: Spender): number | null {
  const isPaid = teamObstacle(spender) === '' && mayInTeam(spender.role, 'pay-within-limit');
  return isPaid ? leftFen(spender) : null;
}

export function teamPayment(
  spender: Spender,
  amountFen: number,
): Done<TeamPayment> | Refused<'team-refused'> {
  const obstacle = teamObstacle(spender);
  if (obstacle !== '') return refused('team-refused', { message: obstacle });
  const left = leftFen(spender);
  if (!mayInTeam(spender.role, 'pay-within-limit')) {
    return done({ kind: 'ask', overFen: amountFen, text: '投稿成员的订单需要审批，通过后自动付款' });
  }
  if (amountFen <= left) {
    return done({
      kind: 'pay',
      text: `本月额度还剩 ${yuanText(left)}，付款后剩 ${yuanText(left - amountFen)}`,
    });
  }
  const overFen = amountFen - left;
  const text = `本月额度还剩 ${yuanText(left)}，超出 ${yuanText(overFen)}，需要审批`;
  return done({ kind: 'ask', overFen, text });
}

export const REQUEST_STATE_TEXTS = {
  waiting: '待审批',
  approved: '已通过',
  refused: '已拒绝',
  lapsed: '已失效',
} as const;
export type RequestState = keyof typeof REQUEST_STATE_TEXTS;

/** Whether somebody may decide a request (审批): nobody decides the own one. */
export function mayDecide(role: TeamRole, isOwnRequest: boolean): boolean {
  return mayInTeam(role, 'decide-requests') && !isOwnRequest;
}
