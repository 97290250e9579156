import { FRESH, PAGED } from '#web/kit/ask/ask.ts';
import type { DataOf } from '#web/kit/ask/send.ts';

export type Invoice = DataOf<'InvoiceServiceMag.getInvoice'>;
export type InvoiceItem = DataOf<'InvoiceServiceMag.getInvoices'>['list'][number];
export type InvoicableOrder = DataOf<'InvoiceServiceMag.getInvoiceOrders'>['list'][number];
export type InvoiceTitle = DataOf<'InvoiceServiceMag.getInvoiceTitles'>['list'][number];
export type Preview = DataOf<'InvoiceServiceMag.previewInvoice'>;

export const PAGE_SIZE = 10;
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

/** The words where invoices cannot be loaded. */
export const SAFE = {
  safe: '订单和已开的发票不受影响。',
  unsupported: '不能在这里开票，订单不受影响。',
} as const;
