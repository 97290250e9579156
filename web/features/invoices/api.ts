import type { Input, Output } from '#contracts/operations.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { client } from '#web/lib/client.ts';
import { type Outcome, outcomeOf } from '#web/lib/outcome.ts';

type DataOf<K extends Parameters<ApiClient['call']>[0]> = Extract<Output<K>, { code: 0 }>['data'];
export type InvoicableOrders = DataOf<'InvoiceServiceMag.getInvoiceOrders'>;
export type InvoicableOrder = InvoicableOrders['list'][number];
export type InvoicePage = DataOf<'InvoiceServiceMag.getInvoices'>;
export type InvoiceItem = InvoicePage['list'][number];
export type Invoice = DataOf<'InvoiceServiceMag.getInvoice'>;
export type InvoicePaper = Invoice['documents'][number];
export type Titles = DataOf<'InvoiceServiceMag.getInvoiceTitles'>;
export type Title = Titles['list'][number];
export type Preview = DataOf<'InvoiceServiceMag.previewInvoice'>;

export const PAGE_SIZE = 10;

function pageOf(page: number) {
  return { page: String(page), pageSize: String(PAGE_SIZE) };
}

/** One page of what can be invoiced (可开票订单). */
export async function invoiceOrders(
  page: number,
  api: ApiClient = client(),
): Promise<Outcome<InvoicableOrders>> {
  return outcomeOf(await api.call('InvoiceServiceMag.getInvoiceOrders', pageOf(page)));
}

/** One page of invoices (开票记录). */
export async function invoicePage(page: number, api: ApiClient = client()): Promise<Outcome<InvoicePage>> {
  return outcomeOf(await api.call('InvoiceServiceMag.getInvoices', pageOf(page)));
}

/** One invoice with its documents (发票详情). */
export async function invoice(invoiceNo: string, api: ApiClient = client()): Promise<Outcome<Invoice>> {
  return outcomeOf(await api.call('InvoiceServiceMag.getInvoice', { invoiceNo }));
}

/** For whom invoices are issued (发票抬头). */
export async function titles(api: ApiClient = client()): Promise<Outcome<Titles>> {
  return outcomeOf(await api.call('InvoiceServiceMag.getInvoiceTitles', {}));
}

/** Keeps a title (保存抬头). */
export async function saveTitle(
  title: Input<'InvoiceServiceMag.saveInvoiceTitle'>,
  api: ApiClient = client(),
): Promise<Outcome<Title>> {
  return outcomeOf(await api.call('InvoiceServiceMag.saveInvoiceTitle', title));
}

/** Forgets a title (删除抬头). */
export async function removeTitle(titleID: string, api: ApiClient = client()): Promise<Outcome<Titles>> {
  return outcomeOf(await api.call('InvoiceServiceMag.removeInvoiceTitle', { titleID }));
}

/** The document as it would be issued (发票预览). */
export async function preview(
  question: Input<'InvoiceServiceMag.previewInvoice'>,
  api: ApiClient = client(),
): Promise<Outcome<Preview>> {
  return outcomeOf(await api.call('InvoiceServiceMag.previewInvoice', question));
}

/** Applies for an invoice (申请开票). */
export async function applyInvoice(
  wish: Input<'InvoiceServiceMag.applyInvoice'>,
  api: ApiClient = client(),
): Promise<Outcome<InvoiceItem>> {
  return outcomeOf(await api.call('InvoiceServiceMag.applyInvoice', wish));
}

/** Sends a failed one to the authority again (重试). */
export async function retryInvoice(
  invoiceNo: string,
  api: ApiClient = client(),
): Promise<Outcome<InvoiceItem>> {
  return outcomeOf(await api.call('InvoiceServiceMag.retryInvoice', { invoiceNo }));
}

/** Gives a failed one up (撤回申请), which frees its orders. */
export async function withdrawInvoice(
  invoiceNo: string,
  api: ApiClient = client(),
): Promise<Outcome<InvoiceItem>> {
  return outcomeOf(await api.call('InvoiceServiceMag.withdrawInvoice', { invoiceNo }));
}

/** Takes one back (红冲), to issue it anew where a title is given (红冲重开). */
export async function redInvoice(
  wish: Input<'InvoiceServiceMag.redInvoice'>,
  api: ApiClient = client(),
): Promise<Outcome<InvoiceItem>> {
  return outcomeOf(await api.call('InvoiceServiceMag.redInvoice', wish));
}

/** Sends one by mail again (发送到邮箱). */
export async function sendInvoice(
  wish: Input<'InvoiceServiceMag.sendInvoice'>,
  api: ApiClient = client(),
): Promise<Outcome<Invoice>> {
  return outcomeOf(await api.call('InvoiceServiceMag.sendInvoice', wish));
}
