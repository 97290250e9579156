import { ORDER_TABS, type OrderTab } from '#contracts/rules/orders/order-states.ts';
import { type Address, aside, oneOf, pageNumber, pageSize, words } from '#web/kit/address/address.ts';

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

/** What the address says (订单): which orders, the one that is open, and what is done with its file. */
export const ORDERS_PLACE = {
  tab: oneOf(ORDER_TABS, 'all'),
  keyword: { ...words, read: (text: string) => text.trim() },
  /** The days on which they were ordered; empty for any. */
  from: words,
  to: words,
  page: pageNumber,
  size: pageSize(ORDER_SIZES),
  no: aside(words),
  action: aside(oneOf(['', 'replaceFile'], '')),
};

/** No order is open. */
export const CLOSED = { no: '', action: '' } as const;

export type OrdersAddress = Address<typeof ORDERS_PLACE>;
