import { yuanText } from '../money.ts';

/** The text to type (确认文字), so that no account is closed by pressing on. */
export const CLOSING_WORDS = '注销账号';
/** The days in which a login reverts the closing (冷静期). */
export const CLOSING_DAYS = 7;
export const CLOSING_MS = CLOSING_DAYS * 86_400_000;

/** What is still open for a member. */
export interface Unfinished {
  readonly openOrders: number;
  readonly openAfterSales: number;
  readonly waitingMoney: number;
  /** The member's own principal, frozen or not; bonus belongs to the house. */
  readonly principalFen: number;
  readonly bonusFen: number;
  /** The name of the membership; empty if none is running. */
  readonly vipName: string;
  readonly vipLastTime: string;
  readonly colleagues: number;
}

export interface ClosingHint {
  readonly kind: 'orders' | 'after-sales' | 'payments' | 'wallet' | 'team' | 'bonus' | 'membership';
  readonly text: string;
}

/** Why an account cannot be closed yet (注销条件); empty if it can. */
export function closingBlockers(of: Unfinished): readonly ClosingHint[] {
  const { openOrders, openAfterSales, waitingMoney, principalFen } = of;
  const blockers: ClosingHint[] = [];
  if (openOrders > 0) blockers.push({ kind: 'orders', text: `有 ${openOrders} 个订单还没有结束` });
  if (openAfterSales > 0) blockers.push({ kind: 'after-sales', text: `有 ${openAfterSales} 个售后还在处理` });
  if (waitingMoney > 0)
    blockers.push({ kind: 'payments', text: `有 ${waitingMoney} 笔支付或退款还没有结束` });
  if (principalFen > 0) {
    blockers.push({ kind: 'wallet', text: `钱包里还有本金 ${yuanText(principalFen)}，请先用完或申请退回` });
  }
  return blockers;
}

/** What is lost with the account without preventing the closing. */
export function closingLosses(of: Unfinished): readonly ClosingHint[] {
  const { bonusFen, vipName, vipLastTime, colleagues } = of;
  const losses: ClosingHint[] = [];
  if (colleagues > 0) {
    losses.push({ kind: 'team', text: `您的团队将解散，${colleagues} 位成员不能再用您的钱包付款` });
  }
  if (vipName !== '') {
    losses.push({ kind: 'membership', text: `${vipName}到 ${vipLastTime} 才到期，注销后不退不转` });
  }
  if (bonusFen > 0) losses.push({ kind: 'bonus', text: `赠送金额 ${yuanText(bonusFen)} 将作废` });
  return losses;
}
