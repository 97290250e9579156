import { type Address, aside, oneOf, pageNumber, words } from '#web/kit/address/address.ts';

export const TABS = { orders: '可开票订单', records: '开票记录', titles: '发票抬头' } as const;

/** What the URL of the screen keeps (发票): the tab and its page, the invoice in the drawer, the orders applied for. */
export const INVOICES_PLACE = {
  tab: oneOf(['orders', 'records', 'titles'], 'orders'),
  page: pageNumber,
  invoice: aside(words),
  /** Order numbers joined by commas. */
  apply: aside(words),
};

export type InvoicesUrl = Address<typeof INVOICES_PLACE>;
