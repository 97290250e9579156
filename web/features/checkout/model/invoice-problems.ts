import { checkInvoice, type SentWish } from '#contracts/rules/orders/invoice-fields.ts';

export type InvoiceProblems = Partial<Record<'title' | 'taxNo' | 'email', string>>;

const FIELDS: Readonly<Record<string, keyof InvoiceProblems>> = {
  'bad-invoice-title': 'title',
  'bad-invoice-tax-no': 'taxNo',
  'bad-invoice-email': 'email',
};

/** What is wrong with the wish for an invoice (发票校验), at the field it concerns; the first problem only. */
export function invoiceProblems(invoice: SentWish): InvoiceProblems {
  const check = checkInvoice(invoice);
  if (check.kind === 'done') return {};
  const field = FIELDS[check.problem];
  return field ? { [field]: check.message } : {};
}
