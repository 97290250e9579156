import { ORDER_KEYWORD_MAX, ORDERS_PAGE_MAX } from '#contracts/rules/limits.ts';
import { daySpan } from '#contracts/rules/orders/day-span.ts';
import { ORDER_TABS } from '#contracts/rules/orders/order-states.ts';
import { catchUp } from '#db/queries/orders/catch-up.ts';
import { orderCounts } from '#db/queries/orders/order-counts.ts';
import { type OrderRead, ordersPage } from '#db/queries/orders/order-reading.ts';
import { refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { pageOf } from '../page-of.ts';
import { upToDate } from '../up-to-date.ts';
import { orderCard } from './views/order-card.ts';

const PAGE_SIZE = 10;

/** 订单列表, tab by tab and page by page. */
export const getOrderList: Handler<'OrderServiceMag.getOrderList'> = upToDate((input, { db, now, user }) => {
  const { page, pageSize } = pageOf(input, PAGE_SIZE, ORDERS_PAGE_MAX);
  const filter = { ...soughtOf(input), userId: user.id, page, pageSize, now };
  const first = ordersPage(db, filter);
  // Where very much is due, it happens first to the orders that are shown.
  const due = first.filter((read) => isDue(read, now)).map(({ order }) => order.no);
  if (due.length > 0) catchUp(db, now, { numbers: due });
  const list = due.length > 0 ? ordersPage(db, filter) : first;
  const counts = orderCounts(db, filter);
  const total = counts[filter.tab];
  const data = { list: list.map((read) => orderCard(read, now)), total, page, pageSize, counts };
  return { code: 0, message: '成功', data };
});

function isDue({ order, afterSales }: OrderRead, now: number): boolean {
  return [order, ...afterSales].some(({ dueAt }) => dueAt !== null && dueAt <= now);
}

interface Sought {
  readonly tab?: string;
  readonly keyword?: string;
  readonly from?: string;
  readonly to?: string;
}

/** Which orders a call asks for (订单筛选). */
export function soughtOf({ tab: asked = 'all', keyword = '', from = '', to = '' }: Sought) {
  const tab = ORDER_TABS.find((known) => known === asked);
  if (!tab) throw refusal('bad-page');
  const span = doneOrRefuse(daySpan(from, to));
  return { tab, span, keyword: keyword.trim().slice(0, ORDER_KEYWORD_MAX) };
}
