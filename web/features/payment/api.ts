import type { Input, Output } from '#contracts/operations.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { client } from '#web/lib/client.ts';
import { type Outcome, outcomeOf } from '#web/lib/outcome.ts';

export type PayOptions = Extract<Output<'PayServiceMag.getPayOptions'>, { code: 0 }>['data'];
export type Payment = Extract<Output<'PayServiceMag.queryPay'>, { code: 0 }>['data'];
type TeamPaid = Extract<Output<'TeamServiceMag.payByTeam'>, { code: 0 }>['data'];
export type Channel = Payment['channel'];
export type OrderResult = Extract<Output<'OrderServiceMag.getOrderResult'>, { code: 0 }>['data'];

/** What is to be paid and how it can be (支付方式). */
export async function payOptions(
  orderNos: string,
  options: { quiet?: boolean } = {},
  api: ApiClient = client(),
): Promise<Outcome<PayOptions>> {
  return outcomeOf(await api.call('PayServiceMag.getPayOptions', { orderNos }, options));
}

/** Begins to pay (发起支付). */
export async function createPay(
  wish: Input<'PayServiceMag.createPay'>,
  api: ApiClient = client(),
): Promise<Outcome<Payment>> {
  return outcomeOf(await api.call('PayServiceMag.createPay', wish));
}

/** Pays from the wallet of the team's owner, or asks for that (企业付款). */
export async function payByTeam(
  wish: Input<'TeamServiceMag.payByTeam'>,
  api: ApiClient = client(),
): Promise<Outcome<TeamPaid>> {
  return outcomeOf(await api.call('TeamServiceMag.payByTeam', wish));
}

/** Where a payment stands (查询支付). */
export async function queryPay(payNo: string, api: ApiClient = client()): Promise<Outcome<Payment>> {
  return outcomeOf(await api.call('PayServiceMag.queryPay', { payNo }, { quiet: true }));
}

/** Asks the outside party whether it has the money (我已付款). */
export async function checkPay(payNo: string, api: ApiClient = client()): Promise<Outcome<Payment>> {
  return outcomeOf(await api.call('PayServiceMag.checkPay', { payNo }));
}

/** A fresh code (刷新二维码). */
export async function refreshPayCode(payNo: string, api: ApiClient = client()): Promise<Outcome<Payment>> {
  return outcomeOf(await api.call('PayServiceMag.refreshPayCode', { payNo }));
}

/** Gives up a payment that waits (换一种方式). */
export async function closePay(payNo: string, api: ApiClient = client()): Promise<Outcome<Payment>> {
  return outcomeOf(await api.call('PayServiceMag.closePay', { payNo }));
}

/** Reports a bank transfer (提交转账凭证). */
export async function submitTransfer(
  slip: Input<'PayServiceMag.submitTransfer'>,
  api: ApiClient = client(),
): Promise<Outcome<Payment>> {
  return outcomeOf(await api.call('PayServiceMag.submitTransfer', slip));
}

/** Whether the orders are paid (支付结果): only the server knows, an address proves nothing. */
export async function orderResult(
  orderNos: string,
  options: { quiet?: boolean } = {},
  api: ApiClient = client(),
): Promise<Outcome<OrderResult>> {
  return outcomeOf(await api.call('OrderServiceMag.getOrderResult', { orderNos }, options));
}
