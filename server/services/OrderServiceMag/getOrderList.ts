import { ORDER_KEYWORD_MAX, PAGE_MAX, PAGE_SIZE_MAX } from '#contracts/rules/limits.ts';
import { ORDER_TABS, type OrderTab } from '#contracts/rules/orders/order-states.ts';
import { parseWholeNumber } from '#contracts/rules/whole-number.ts';
import { orderCounts, ordersPage } from '#db/queries/orders/order-reading.ts';
import { badPage } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { upToDate } from '../up-to-date.ts';
import { orderCard } from './order-card.ts';

const PAGE_SIZE = 10;

/** 订单列表, tab by tab and page by page. */
export const getOrderList: Handler<'OrderServiceMag.getOrderList'> = upToDate((input, { db, now, user }) => {
  const tab = tabOf(input.tab ?? 'all');
  const page = parseWholeNumber(input.page ?? '1');
  const pageSize = parseWholeNumber(input.pageSize ?? String(PAGE_SIZE));
  if (!tab || !page || page > PAGE_MAX || !pageSize || pageSize > PAGE_SIZE_MAX) throw badPage();
  const keyword = (input.keyword ?? '').trim().slice(0, ORDER_KEYWORD_MAX);
  const { list, total } = ordersPage(db, { userId: user.id, tab, keyword, page, pageSize });
  const counts = orderCounts(db, user.id, keyword);
  const data = { list: list.map((read) => orderCard(read, now)), total, page, pageSize, counts };
  return { code: 0, message: '成功', data };
});

function tabOf(text: string): OrderTab | null {
  return ORDER_TABS.find((tab) => tab === text) ?? null;
}
