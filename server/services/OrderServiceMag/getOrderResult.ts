import { RESULT_ORDERS_MAX } from '#contracts/rules/limits.ts';
import { formatFen } from '#contracts/rules/money.ts';
import { invoiceTitleOf } from '#db/queries/orders/last-invoices.ts';
import {
  type OrderPaymentRow,
  type OrderRead,
  ordersByNo,
  paymentsOfOrders,
} from '#db/queries/orders/order-reading.ts';
import { refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { upToDate } from '../up-to-date.ts';
import { orderCard, replaceUntilOf } from './views/order-card.ts';

/** 下单结果, for one order or for several that were paid together. */
export const getOrderResult: Handler<'OrderServiceMag.getOrderResult'> = upToDate(
  (input, { db, now, user }) => {
    const numbers = input.orderNos.split(',');
    if (numbers.length > RESULT_ORDERS_MAX) throw refusal('order-not-found');
    const orders = ordersByNo(db, user.id, numbers);
    if (!orders) throw refusal('order-not-found');
    const payments = paymentsOfOrders(
      db,
      orders.map(({ order }) => order.id),
    );
    const untils = orders.map(({ order }) => replaceUntilOf(order, now)).filter((until) => until !== '');
    const data = {
      state: stateOf(orders, payments),
      amount: formatFen(orders.reduce((sum, { order }) => sum + order.payTotalFen, 0)),
      payNo: payments.at(-1)?.no ?? '',
      replaceUntil: untils.sort()[0] ?? '',
      invoiceTitles: [...new Set(orders.map(({ order }) => invoiceTitleOf(order)))].filter(
        (title) => title !== '',
      ),
      orders: orders.map((read) => orderCard(read, now)),
    };
    return { code: 0, message: '成功', data };
  },
);

function stateOf(orders: readonly OrderRead[], payments: readonly OrderPaymentRow[]) {
  if (orders.every(({ order }) => order.paidAt !== null)) return 'paid';
  return payments.some(isBeingConfirmed) ? 'confirming' : 'unpaid';
}

/** The customer has done something about it, and only the last word is missing. */
function isBeingConfirmed({ state, isPaidOutside }: OrderPaymentRow): boolean {
  return state === 'scanned' || (state === 'waiting' && isPaidOutside);
}
