import { ORDER_KEYWORD_MAX, ORDERS_PAGE_MAX } from '#contracts/rules/limits.ts';
import { ORDER_TABS, type OrderTab } from '#contracts/rules/orders/order-states.ts';
import { catchUp } from '#db/queries/orders/catch-up.ts';
import { orderCounts } from '#db/queries/orders/order-counts.ts';
import { type OrderRead, ordersPage } from '#db/queries/orders/order-reading.ts';
import { refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { pageOf } from '../page-of.ts';
import { upToDate } from '../up-to-date.ts';
import { orderCard } from './views/order-card.ts';

const PAGE_SIZE = 10;

/** 订单列表, tab by tab and page by page. */
export const getOrderList: Handler<'OrderServiceMag.getOrderList'> = upToDate((input, { db, now, user }) => {
  const tab = tabOf(input.tab ?? 'all');
  const { page, pageSize } = pageOf(input, PAGE_SIZE, ORDERS_PAGE_MAX);
  if (!tab) throw refusal('bad-page');
  const keyword = (input.keyword ?? '').trim().slice(0, ORDER_KEYWORD_MAX);
  const filter = { userId: user.id, tab, keyword, page, pageSize, now };
  const first = ordersPage(db, filter);
  // Where very much is due, it happens first to the orders that are shown.
  const due = first.list.filter((read) => isDue(read, now)).map(({ order }) => order.no);
  if (due.length > 0) catchUp(db, now, { numbers: due });
  const { list, total } = due.length > 0 ? ordersPage(db, filter) : first;
  const counts = orderCounts(db, filter);
  const data = { list: list.map((read) => orderCard(read, now)), total, page, pageSize, counts };
  return { code: 0, message: '成功', data };
});

function isDue({ order, afterSales }: OrderRead, now: number): boolean {
  return [order, ...afterSales].some(({ dueAt }) => dueAt !== null && dueAt <= now);
}

function tabOf(text: string): OrderTab | null {
  return ORDER_TABS.find((tab) => tab === text) ?? null;
}
