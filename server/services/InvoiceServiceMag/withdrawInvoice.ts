import { withdrawInvoice as withdraw } from '#db/queries/invoices/moving.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { upToDate } from '../up-to-date.ts';
import { invoiceNamed, itemReply } from './own-invoice.ts';

/** 撤回开票申请. */
export const withdrawInvoice: Handler<'InvoiceServiceMag.withdrawInvoice'> = upToDate(
  ({ invoiceNo }, context) => {
    doneOrRefuse(withdraw(context.db, invoiceNamed(context, invoiceNo), context.now));
    return itemReply(context, invoiceNo);
  },
);
