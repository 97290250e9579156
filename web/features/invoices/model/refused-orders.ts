import type { CallError } from '#web/lib/call/call-error.ts';

/** Of which orders no invoice can be issued, and why, as the server said. */
export function refusedOrders({
  details,
}: Pick<CallError, 'details'>): { orderNo: string; reason: string }[] {
  const orders: unknown = details?.orders;
  if (!Array.isArray(orders)) return [];
  return orders.flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null) return [];
    const { orderNo, reason } = one as Readonly<Record<string, unknown>>;
    return typeof orderNo === 'string' && typeof reason === 'string' ? [{ orderNo, reason }] : [];
  });
}
