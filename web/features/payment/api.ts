import type { Input, Output } from '#contracts/operations.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { client } from '#web/lib/client.ts';
import {
  isNotThere,
  isRequestFailed,
  replyCode,
  replyDetails,
  replyMessage,
  replyReason,
} from '#web/lib/reply.ts';
import { replyData } from '#web/lib/reply-data.ts';
import { failure, type Result, success } from '#web/lib/result.ts';

export type PayOptions = Extract<Output<'PayServiceMag.getPayOptions'>, { code: 0 }>['data'];
export type Payment = Extract<Output<'PayServiceMag.queryPay'>, { code: 0 }>['data'];
export type Channel = Payment['channel'];
export type OrderResult = Extract<Output<'OrderServiceMag.getOrderResult'>, { code: 0 }>['data'];
export type PayWish = Input<'PayServiceMag.createPay'>;

const FAILED = '请求失败，请重试';

export interface UnpayableOrder {
  readonly orderNo: string;
  readonly reason: string;
}

export type PayOptionsOutcome =
  | { readonly kind: 'options'; readonly options: PayOptions }
  | { readonly kind: 'unpayable'; readonly orders: readonly UnpayableOrder[] }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'not-there' }
  | { readonly kind: 'failed'; readonly message: string };

/** What is to be paid and how it can be (支付方式). */
export async function payOptions(orderNos: string, api: ApiClient = client()): Promise<PayOptionsOutcome> {
  const reply = await api.call('PayServiceMag.getPayOptions', { orderNos });
  if (isNotThere(reply)) return { kind: 'not-there' };
  if ('data' in reply) return { kind: 'options', options: reply.data };
  const reason = replyReason(reply);
  if (reason === 'order-not-found') return { kind: 'unknown' };
  if (reason !== 'orders-not-payable') return { kind: 'failed', message: replyMessage(reply) ?? FAILED };
  const { orders } = replyDetails(reply);
  return { kind: 'unpayable', orders: Array.isArray(orders) ? orders : [] };
}

/** Begins to pay (发起支付). */
export async function createPay(wish: PayWish, api: ApiClient = client()): Promise<Result<Payment>> {
  return paymentOf(await api.call('PayServiceMag.createPay', wish));
}

/** Where a payment stands (查询支付); thrown where nobody knows, as a query wants it. */
export async function queryPay(payNo: string, api: ApiClient = client()): Promise<Payment> {
  return replyData(await api.call('PayServiceMag.queryPay', { payNo }, { quiet: true }));
}

/** Asks the outside party whether it has the money (我已付款). */
export async function checkPay(payNo: string, api: ApiClient = client()): Promise<Result<Payment>> {
  return paymentOf(await api.call('PayServiceMag.checkPay', { payNo }));
}

/** A fresh code (刷新二维码). */
export async function refreshPayCode(payNo: string, api: ApiClient = client()): Promise<Result<Payment>> {
  return paymentOf(await api.call('PayServiceMag.refreshPayCode', { payNo }));
}

/** Gives up a payment that waits (换一种方式). */
export async function closePay(payNo: string, api: ApiClient = client()): Promise<Result<Payment>> {
  return paymentOf(await api.call('PayServiceMag.closePay', { payNo }));
}

/** Reports a bank transfer (提交转账凭证). */
export async function submitTransfer(
  slip: Input<'PayServiceMag.submitTransfer'>,
  api: ApiClient = client(),
): Promise<Result<Payment>> {
  return paymentOf(await api.call('PayServiceMag.submitTransfer', slip));
}

/** Whether the orders are paid (支付结果): only the server knows, an address proves nothing. */
export async function orderResult(orderNos: string, api: ApiClient = client()): Promise<OrderResult> {
  return replyData(await api.call('OrderServiceMag.getOrderResult', { orderNos }));
}

type PayReply = Output<'PayServiceMag.createPay'> | Awaited<ReturnType<ApiClient['call']>>;

function paymentOf(reply: PayReply): Result<Payment> {
  if (typeof reply === 'object' && 'data' in reply && 'payNo' in reply.data) return success(reply.data);
  const hasNoWords = isRequestFailed(reply) || replyCode(reply) === 401;
  return failure(hasNoWords ? '' : (replyMessage(reply) ?? FAILED));
}
