import { parseFen } from '#contracts/rules/money.ts';
import type { OrderDetail } from './orders.ts';

const GIVEN_BACK: readonly string[] = ['refunding', 'done'];

/** What of the payment is not given back yet (可退金额), in fen; no after-sale can give back more. */
export function leftToRefund({ payTotal, afterSales }: Pick<OrderDetail, 'payTotal' | 'afterSales'>): number {
  const back = afterSales
    .filter(({ state }) => GIVEN_BACK.includes(state))
    .reduce((sum, { amount }) => sum + (parseFen(amount) ?? 0), 0);
  return Math.max(0, (parseFen(payTotal) ?? 0) - back);
}
