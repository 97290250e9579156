import { chinaIsoDay, chinaMomentAt } from '../china-time.ts';
import { type Done, done, type Refused, refused } from '../decision.ts';
import { yuanText } from '../money.ts';
import type { MemberState } from './member-moves.ts';
import { mayInTeam, type TeamRole } from './roles.ts';

/** How long orders wait for approval (审批期限), beyond the two hours for every payment. */
export const APPROVAL_WITHIN_MS = 3 * 86_400_000;
/** Pending requests of one member. */
export const WAITING_REQUESTS_MAX = 20;
/** The reason of a refusal (拒绝理由). */
export const REFUSE_REASON_MAX = 100;

/** What the books are for (用途), and why more is needed (申请理由). */
export const PURPOSE_MAX = 30;
export const PLEA_MAX = 100;

/** The start of the month in China (自然月) of a moment. */
export function chinaMonthStart(at: number): number {
  return chinaMomentAt(at, 1 - Number(chinaIsoDay(at).slice(8)), 0);
}

export interface Spender {
  readonly role: TeamRole;
  readonly state: MemberState;
  readonly monthlyFen: number;
  /** This month's spending, less refunds. */
  readonly spentFen: number;
  /** Whether the owner's membership still opens teams. */
  readonly isTeamOpen: boolean;
}

/** How an order is paid from the owner's account (企业付款): at once, or after approval. */
export type TeamPayment =
  | { readonly kind: 'pay'; readonly text: string }
  | { readonly kind: 'ask'; readonly overFen: number; readonly text: string };

/** Why nothing can be ordered on the owner's account; empty if something can. */
export function teamObstacle({ state, isTeamOpen }: Pick<Spender, 'state' | 'isTeamOpen'>): string {
  if (state === 'pending') return '加入申请还没有通过，暂时不能用企业付款';
  if (state === 'disabled') return '您的成员权限已停用，不能用企业付款，请联系拥有者';
  if (state === 'removed') return '您已不在团队中，不能用企业付款';
  return isTeamOpen ? '' : '团队的会员已到期，暂时不能用企业付款';
}

export function leftFen({ monthlyFen, spentFen }: Pick<Spender, 'monthlyFen' | 'spentFen'>): number {
  return Math.max(0, monthlyFen - spentFen);
}

/** The amount without approval (免审批); null for none. */
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

/** Whether a member may decide a request (审批); never their own. */
export function mayDecide(role: TeamRole, isOwnRequest: boolean): boolean {
  return mayInTeam(role, 'decide-requests') && !isOwnRequest;
}
