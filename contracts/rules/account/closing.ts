import { yuanText } from '../money.ts';

/** What has to be typed (确认文字), so that nobody closes an account by pressing on. */
export const CLOSING_WORDS = '注销账号';
/** The days in which a login takes it back (冷静期). */
export const CLOSING_DAYS = 7;
export const CLOSING_MS = CLOSING_DAYS * 86_400_000;

/** What a member still has going on. */
export interface Unfinished {
  readonly openOrders: number;
  readonly openAfterSales: number;
  readonly waitingMoney: number;
  /** What is his own, frozen or not; bonus is the house's. */
  readonly principalFen: number;
  readonly bonusFen: number;
  /** As the membership is called; empty where none is running. */
  readonly vipName: string;
  readonly vipLastTime: string;
  /** Who is in his team. */
  readonly colleagues: number;
}

export interface ClosingHint {
  readonly kind: 'orders' | 'after-sales' | 'payments' | 'wallet' | 'team' | 'bonus' | 'membership';
  readonly text: string;
}

/** Why an account cannot be closed yet (注销条件); nothing where it can. */
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

/** What is lost with the account, and keeps nobody from closing it. */
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
