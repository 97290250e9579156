import { parseWholeNumber } from '#contracts/rules/whole-number.ts';

export const TABS = { orders: '可开票订单', records: '开票记录', titles: '发票抬头' } as const;
export type Tab = keyof typeof TABS;

export interface InvoiceQuestion {
  readonly tab: Tab;
  readonly page: number;
  /** The invoice that is looked at; empty for none. */
  readonly invoice: string;
  /** The orders for which an invoice is applied for, joined by commas; empty for none. */
  readonly apply: string;
}

/** What the address asks for; what it says wrongly counts as not said. */
export function questionOf(search: URLSearchParams): InvoiceQuestion {
  const tab = search.get('tab') ?? '';
  return {
    tab: tab === 'records' || tab === 'titles' ? tab : 'orders',
    page: parseWholeNumber(search.get('page') ?? '') || 1,
    invoice: search.get('invoice') ?? '',
    apply: search.get('apply') ?? '',
  };
}

/** The query of an address that asks for this; the usual is left out. */
export function searchOf({ tab, page, invoice, apply }: InvoiceQuestion): Record<string, string> {
  return {
    ...(tab === 'orders' ? {} : { tab }),
    ...(page === 1 ? {} : { page: String(page) }),
    ...(invoice === '' ? {} : { invoice }),
    ...(apply === '' ? {} : { apply }),
  };
}
