import { formatFen, parseFen } from '#contracts/rules/money.ts';
import type { OrderCard } from './orders.ts';

export type Payable = Pick<OrderCard, 'orderNo' | 'payTotal' | 'isOverseas' | 'handleOption'>;

export interface Merge {
  readonly orderNos: readonly string[];
  readonly total: string;
  /** Why they cannot be paid together; empty where they can. */
  readonly obstacle: string;
}

export function isPayable({ handleOption }: Pick<OrderCard, 'handleOption'>): boolean {
  return handleOption.includes('pay');
}

/** What paying the chosen orders together comes to (合并支付). Those that cannot be paid any more are left out. */
export function mergeOf(orders: readonly Payable[], chosen: ReadonlySet<string>): Merge {
  const together = orders.filter((order) => chosen.has(order.orderNo) && isPayable(order));
  const fen = together.reduce((sum, { payTotal }) => sum + (parseFen(payTotal) ?? 0), 0);
  const isMixed = new Set(together.map(({ isOverseas }) => isOverseas)).size > 1;
  return {
    orderNos: together.map(({ orderNo }) => orderNo),
    total: formatFen(fen),
    obstacle: isMixed ? '寄往内地与港澳台及海外的订单需要分开支付' : '',
  };
}
