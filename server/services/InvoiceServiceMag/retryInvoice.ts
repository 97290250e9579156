import { retryInvoice as retry } from '#db/queries/invoices/moving.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { upToDate } from '../up-to-date.ts';
import { invoiceNamed, itemReply } from './own-invoice.ts';

/** 重试开票. */
export const retryInvoice: Handler<'InvoiceServiceMag.retryInvoice'> = upToDate(({ invoiceNo }, context) => {
  doneOrRefuse(retry(context.db, invoiceNamed(context, invoiceNo), context.now));
  return itemReply(context, invoiceNo);
});
