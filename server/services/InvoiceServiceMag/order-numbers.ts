import { ORDERS_OF_INVOICE_MAX } from '#contracts/rules/invoices/invoicable.ts';
import { type OrderWithFacts, ordersToInvoice } from '#db/queries/invoices/invoicable-orders.ts';
import { choiceRefusal, refusal } from '#server/errors.ts';
import type { Context } from '#server/servlet/handler-types.ts';

/** The caller's orders that a call names (合并开票), each once. */
export function ordersNamed({ db, user }: Context, orderNos: string): OrderWithFacts[] {
  const numbers = [...new Set(orderNos.split(',').filter((no) => no !== ''))];
  if (numbers.length === 0) throw choiceRefusal('请选择要开票的订单');
  if (numbers.length > ORDERS_OF_INVOICE_MAX)
    throw choiceRefusal(`一张发票最多 ${ORDERS_OF_INVOICE_MAX} 个订单`);
  const found = ordersToInvoice(db, user.id, numbers);
  if (!found) throw refusal('order-not-found');
  return found;
}
