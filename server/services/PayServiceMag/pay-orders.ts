import { PAID_TOGETHER_MAX } from '#contracts/rules/limits.ts';
import { type OrderRead, type OrderRow, ordersByNo } from '#db/queries/orders/order-reading.ts';
import { choiceRefusal, refusal } from '#server/errors.ts';
import type { Context } from '#server/servlet/handler-types.ts';

const ORDER_NO = /^\d{1,32}$/;

/** The caller's own orders behind the numbers of a call, each once; unknown and foreign ones are answered alike. */
export function readNamedOrders({ db, user }: Context, orderNos: string): OrderRead[] {
  const numbers = [...new Set(orderNos.split(',').map((no) => no.trim()))];
  if (!numbers.every((no) => ORDER_NO.test(no))) throw refusal('order-not-found');
  if (numbers.length > PAID_TOGETHER_MAX) throw choiceRefusal(`一次最多合并支付 ${PAID_TOGETHER_MAX} 个订单`);
  const found = ordersByNo(db, user.id, numbers);
  if (!found) throw refusal('order-not-found');
  return found;
}

/** The same without their parts. */
export function namedOrders(context: Context, orderNos: string): OrderRow[] {
  return readNamedOrders(context, orderNos).map(({ order }) => order);
}
