import type { DataOf } from '#web/kit/ask/send.ts';

export type OrderPage = DataOf<'OrderServiceMag.getOrderList'>;
/** An order as the list shows it (订单卡片). */
export type OrderCard = OrderPage['list'][number];
export type OrderLine = OrderCard['lines'][number];
export type OrderAction = OrderCard['handleOption'][number];
/** Everything about one order (订单详情). */
export type OrderDetail = DataOf<'OrderServiceMag.getOrderDetail'>;
