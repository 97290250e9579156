import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { orThrow } from '#web/lib/outcome.ts';
import { KEYS } from '#web/lib/query-keys.ts';
import { type InvoiceItem, invoice, invoiceOrders, invoicePage, preview, titles } from './api.ts';

// The authority answers without this page, so what was read before is never taken for the truth.
const ALWAYS_ANEW = { staleTime: 0, refetchOnWindowFocus: 'always' } as const;
const LOOK_AGAIN_MS = 10_000;

/** While one waits for the authority it is looked at again; after a failure nobody asks by himself. */
function whileWaiting(list: readonly Pick<InvoiceItem, 'dueAt'>[] | undefined, isError: boolean) {
  return !isError && list?.some(({ dueAt }) => dueAt !== '') ? LOOK_AGAIN_MS : false;
}

export const queries = {
  /** One page of what can be invoiced (可开票订单). */
  orders: (page: number) =>
    queryOptions({
      queryKey: [...KEYS.invoices, 'orders', page],
      queryFn: () => orThrow(invoiceOrders(page)),
      placeholderData: keepPreviousData,
      ...ALWAYS_ANEW,
    }),

  /** One page of invoices (开票记录). */
  page: (page: number) =>
    queryOptions({
      queryKey: [...KEYS.invoices, 'page', page],
      queryFn: () => orThrow(invoicePage(page)),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => whileWaiting(state.data?.list, state.status === 'error'),
      ...ALWAYS_ANEW,
    }),

  /** One of them with its documents (发票详情). */
  one: (invoiceNo: string) =>
    queryOptions({
      queryKey: [...KEYS.invoices, 'one', invoiceNo],
      queryFn: () => orThrow(invoice(invoiceNo)),
      refetchInterval: ({ state }) => whileWaiting(state.data && [state.data], state.status === 'error'),
      ...ALWAYS_ANEW,
    }),

  /** For whom (发票抬头). */
  titles: () => queryOptions({ queryKey: [...KEYS.invoices, 'titles'], queryFn: () => orThrow(titles()) }),

  /** What would be issued (发票预览). */
  preview: (question: { readonly orderNos: string; readonly titleID: string; readonly type: string }) =>
    queryOptions({
      queryKey: [...KEYS.invoices, 'preview', question],
      queryFn: () => orThrow(preview(question)),
      placeholderData: keepPreviousData,
      ...ALWAYS_ANEW,
    }),
};
