import type { Input, Output } from '#contracts/operations.ts';
import type { OrderTab } from '#contracts/rules/orders/order-states.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { client } from '#web/lib/client.ts';
import { mapped, type Outcome, outcomeOf } from '#web/lib/outcome.ts';

export type OrderPage = Extract<Output<'OrderServiceMag.getOrderList'>, { code: 0 }>['data'];
/** An order as the list shows it (订单卡片). */
export type OrderCard = OrderPage['list'][number];
export type OrderLine = OrderCard['lines'][number];
export type OrderAction = OrderCard['handleOption'][number];
/** Everything about one order (订单详情). */
export type OrderDetail = Extract<Output<'OrderServiceMag.getOrderDetail'>, { code: 0 }>['data'];

/** A work that was ordered, as it is leafed through (翻阅). */
export type OrderedBook = Extract<Output<'ReaderServiceMag.getBook'>, { code: 0 }>['data'];
export type BookPages = Extract<Output<'ReaderServiceMag.getPages'>, { code: 0 }>['data']['pages'];

/** As many as are asked for at once. */
export const BOOK_PAGES_AT_ONCE = 20;

/** What the list is asked for. */
export interface OrderQuestion {
  readonly tab: OrderTab;
  readonly keyword: string;
  readonly page: number;
  /** Orders on a page. */
  readonly size: number;
}

/** Where an order stands after an action. */
type Moved = Extract<Output<'OrderServiceMag.cancelOrder'>, { code: 0 }>['data'];

/** One page of orders (订单列表). */
export async function orderPage(
  { tab, keyword, page, size }: OrderQuestion,
  api: ApiClient = client(),
): Promise<Outcome<OrderPage>> {
  const input = { tab, keyword, page: String(page), pageSize: String(size) };
  return outcomeOf(await api.call('OrderServiceMag.getOrderList', input));
}

/** One order (订单详情). */
export async function orderDetail(orderNo: string, api: ApiClient = client()): Promise<Outcome<OrderDetail>> {
  return outcomeOf(await api.call('OrderServiceMag.getOrderDetail', { orderNo }));
}

/** The size and the number of pages of a work. */
export async function orderedBook(
  bookCode: string,
  api: ApiClient = client(),
): Promise<Outcome<OrderedBook>> {
  return outcomeOf(await api.call('ReaderServiceMag.getBook', { bookCode }, { quiet: true }));
}

/** Its pages from one on. */
export async function bookPages(
  { code, from }: { readonly code: string; readonly from: number },
  api: ApiClient = client(),
): Promise<Outcome<BookPages>> {
  const input = { bookCode: code, from: String(from), count: String(BOOK_PAGES_AT_ONCE) };
  const reply = await api.call('ReaderServiceMag.getPages', input, { quiet: true });
  return mapped(outcomeOf(reply), ({ pages }) => pages);
}

/** 取消订单. */
export async function cancelOrder(
  input: Input<'OrderServiceMag.cancelOrder'>,
  api: ApiClient = client(),
): Promise<Outcome<Moved>> {
  return outcomeOf(await api.call('OrderServiceMag.cancelOrder', input));
}

/** 修改地址. */
export async function updateOrderAddress(
  input: Input<'OrderServiceMag.updateOrderAddress'>,
  api: ApiClient = client(),
): Promise<Outcome<Moved>> {
  return outcomeOf(await api.call('OrderServiceMag.updateOrderAddress', input));
}

/** 替换文件. */
export async function replaceFile(
  input: Input<'OrderServiceMag.replaceFile'>,
  api: ApiClient = client(),
): Promise<Outcome<Moved>> {
  return outcomeOf(await api.call('OrderServiceMag.replaceFile', input));
}

/** 坚持印刷. */
export async function acceptFile(orderNo: string, api: ApiClient = client()): Promise<Outcome<Moved>> {
  return outcomeOf(await api.call('OrderServiceMag.acceptFile', { orderNo }));
}

/** 确认样稿, or 提出修改 with what should change. */
export async function answerProof(
  input: Input<'OrderServiceMag.answerProof'>,
  api: ApiClient = client(),
): Promise<Outcome<Moved>> {
  return outcomeOf(await api.call('OrderServiceMag.answerProof', input));
}

/** 催审. */
export async function urgeOrder(orderNo: string, api: ApiClient = client()): Promise<Outcome<Moved>> {
  return outcomeOf(await api.call('OrderServiceMag.urgeOrder', { orderNo }));
}

/** 知晓延期. */
export async function acknowledgeDelay(orderNo: string, api: ApiClient = client()): Promise<Outcome<Moved>> {
  return outcomeOf(await api.call('OrderServiceMag.acknowledgeDelay', { orderNo }));
}

/** 申请退款. */
export async function applyRefund(
  input: Input<'OrderServiceMag.applyRefund'>,
  api: ApiClient = client(),
): Promise<Outcome<Moved>> {
  return outcomeOf(await api.call('OrderServiceMag.applyRefund', input));
}

/** 确认收货. */
export async function confirmReceive(orderNo: string, api: ApiClient = client()): Promise<Outcome<Moved>> {
  return outcomeOf(await api.call('OrderServiceMag.confirmReceive', { orderNo }));
}

/** 申请售后. */
export async function applyAfterSale(
  input: Input<'OrderServiceMag.applyAfterSale'>,
  api: ApiClient = client(),
): Promise<Outcome<Moved>> {
  return outcomeOf(await api.call('OrderServiceMag.applyAfterSale', input));
}

/** 撤销售后. */
export async function cancelAfterSale(
  afterSaleNo: string,
  api: ApiClient = client(),
): Promise<Outcome<Moved>> {
  return outcomeOf(await api.call('OrderServiceMag.cancelAfterSale', { afterSaleNo }));
}

/** 评价. */
export async function reviewOrder(
  input: Input<'OrderServiceMag.reviewOrder'>,
  api: ApiClient = client(),
): Promise<Outcome<Moved>> {
  return outcomeOf(await api.call('OrderServiceMag.reviewOrder', input));
}

/** 再次购买: answers the lines that came into the cart. */
export async function rebuy(
  input: Input<'OrderServiceMag.rebuy'>,
  api: ApiClient = client(),
): Promise<Outcome<readonly string[]>> {
  const reply = await api.call('OrderServiceMag.rebuy', input);
  return mapped(outcomeOf(reply), ({ cartIDs }) => cartIDs.split(','));
}

/** 删除订单. */
export async function deleteOrder(orderNo: string, api: ApiClient = client()): Promise<Outcome<Moved>> {
  return outcomeOf(await api.call('OrderServiceMag.deleteOrder', { orderNo }));
}
