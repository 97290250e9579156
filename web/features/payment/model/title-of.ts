import { orderTitle } from '#contracts/rules/orders/order-title.ts';
import type { PaidOrder } from './payment.ts';

/** What an order of the result is called. */
export function titleOf({ lines }: PaidOrder): string {
  return orderTitle(lines.map((line) => ({ ...line, name: line.clientDesignName })));
}
