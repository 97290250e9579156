import * as rules from '#contracts/rules/orders/order-reckoning.ts';
import type { Database } from '../../client.ts';
import { couponsOf } from '../payment/user-coupons.ts';

/** Prices an order anew (核价), with the coupons that the member has. */
export function reckonOrder(
  db: Database,
  { userId, ...order }: Omit<rules.OrderToReckon, 'coupons'> & { userId: number },
): rules.Reckoning {
  return rules.reckonOrder({ ...order, coupons: couponsOf(db, userId, order.now) });
}
