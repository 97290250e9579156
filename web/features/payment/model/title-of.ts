import { orderTitle } from '#contracts/rules/orders/order-title.ts';
import type { OrderResult } from '../api.ts';

/** What an order of the result is called. */
export function titleOf({ lines }: OrderResult['orders'][number]): string {
  return orderTitle(lines.map((line) => ({ ...line, name: line.clientDesignName })));
}
