import { ORDER_TABS, type OrderTab } from '#contracts/rules/orders/order-states.ts';
import { parseWholeNumber } from '#contracts/rules/whole-number.ts';
import { sizeIn, sizeSaid } from '#web/lib/page-size.ts';
import type { OrderQuestion } from '../api.ts';

/** Orders on a page (每页条数); the server gives no more at once. */
export const ORDER_SIZES = [10, 20] as const;

export const TAB_TEXTS: Readonly<Record<OrderTab, string>> = {
  all: '全部',
  unpaid: '待付款',
  todo: '待处理',
  producing: '审稿与生产',
  shipped: '待收货',
  done: '已完成',
  aftersale: '售后',
};

/** What the address asks for (筛选); what it says wrongly counts as not said. */
export function questionOf(search: URLSearchParams): OrderQuestion {
  return {
    tab: ORDER_TABS.find((tab) => tab === search.get('tab')) ?? 'all',
    keyword: (search.get('keyword') ?? '').trim(),
    page: parseWholeNumber(search.get('page') ?? '') || 1,
    size: sizeIn(search, ORDER_SIZES),
  };
}

/** The query of an address that asks for this; the usual is left out. */
export function searchOf({ tab, keyword, page, size }: OrderQuestion, orderNo = ''): Record<string, string> {
  const sized = sizeSaid(size, ORDER_SIZES);
  return {
    ...(tab === 'all' ? {} : { tab }),
    ...(keyword === '' ? {} : { keyword }),
    ...(page === 1 ? {} : { page: String(page) }),
    ...(sized === '' ? {} : { size: sized }),
    ...(orderNo === '' ? {} : { no: orderNo }),
  };
}
