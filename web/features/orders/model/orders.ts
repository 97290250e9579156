import type { DataOf } from '#web/kit/ask/send.ts';

export type OrderPage = DataOf<'OrderServiceMag.getOrderList'>;
/** An order as the list shows it (订单卡片). */
export type OrderCard = OrderPage['list'][number];
export type OrderLine = OrderCard['lines'][number];
/** What of an order goes to one of several addresses (分寄). */
export type OrderPart = NonNullable<OrderCard['parts']>[number];
export type OrderAction = OrderCard['handleOption'][number];
/** Everything about one order (订单详情). */
export type OrderDetail = DataOf<'OrderServiceMag.getOrderDetail'>;
