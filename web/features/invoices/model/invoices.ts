/*
 * Every act of InvoiceServiceMag makes the resource `invoices` stale, so all queries of this feature are read again after it.
 * A red invoice takes back an issued one (红冲); a failed application is withdrawn (撤回).
 */
import { FRESH, PAGED } from '#web/kit/ask/ask.ts';
import type { DataOf } from '#web/kit/ask/send.ts';

export type Invoice = DataOf<'InvoiceServiceMag.getInvoice'>;
export type InvoiceItem = DataOf<'InvoiceServiceMag.getInvoices'>['list'][number];
export type InvoicableOrder = DataOf<'InvoiceServiceMag.getInvoiceOrders'>['list'][number];
/** A saved buyer (抬头), whose fields the rules call `InvoiceBuyer`; the title alone is that of a work. */
export type InvoiceTitle = DataOf<'InvoiceServiceMag.getInvoiceTitles'>['list'][number];
export type Preview = DataOf<'InvoiceServiceMag.previewInvoice'>;

/** Whether a title has all that a special invoice (数电专票) needs. */
export function takesSpecial({ specialLacks }: Pick<InvoiceTitle, 'specialLacks'>): boolean {
  return specialLacks === '';
}

export const PAGE_SIZE = 10;
export const DRAWER_WIDTH = 720;
/** Read again on every visit; what was there is shown meanwhile. */
export const FRESH_PAGE = { ...FRESH, ...PAGED };

const LOOK_AGAIN_MS = 10_000;

/**
 * Asks again while an invoice waits for the tax authority (`dueAt`), whose part the clock plays (decision 41), unless
 * the query failed: then 重试 asks.
 */
export function whileIssuing<Data>(
  invoicesOf: (data: Data | undefined) => readonly Pick<InvoiceItem, 'dueAt'>[] | undefined,
) {
  return ({ state }: { state: { readonly status: string; readonly data: Data | undefined } }) =>
    state.status !== 'error' && invoicesOf(state.data)?.some(({ dueAt }) => dueAt !== '')
      ? LOOK_AGAIN_MS
      : false;
}

/** What is safe where invoices cannot be loaded, and what is said before a backend that has none. */
export const NOT_LOADED = {
  safe: '订单和已开的发票不受影响。',
  unsupported: '不能在这里开票，订单不受影响。',
} as const;
