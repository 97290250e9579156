import { type Invoice, ownInvoice } from '#db/queries/invoices/invoice-reading.ts';
import { refusal } from '#server/errors.ts';
import type { Context } from '#server/servlet/handler-types.ts';
import { invoiceItem } from './invoice-view.ts';

/** The caller's invoice that a call names. */
export function invoiceNamed({ db, user }: Context, invoiceNo: string): Invoice {
  const invoice = ownInvoice(db, user.id, invoiceNo);
  if (!invoice) throw refusal('invoice-not-found');
  return invoice;
}

/** Replies with the invoice, read again, in the form of the list. */
export function itemReply(context: Context, invoiceNo: string) {
  return { code: 0, message: '成功', data: invoiceItem(context, invoiceNamed(context, invoiceNo)) } as const;
}
