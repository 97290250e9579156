import type { CallError } from '#web/lib/call/call-error.ts';

export interface UnpayableOrder {
  readonly orderNo: string;
  readonly reason: string;
}

/** Which of the orders cannot be paid (不能支付), and why; null where it failed for something else. */
export function unpayableOrders({
  reason,
  details: { orders },
}: Pick<CallError, 'reason' | 'details'>): readonly UnpayableOrder[] | null {
  if (reason !== 'orders-not-payable') return null;
  return Array.isArray(orders) ? orders : [];
}
