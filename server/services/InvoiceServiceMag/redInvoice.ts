import { redInvoice as red } from '#db/queries/invoices/moving.ts';
import { fieldRefusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { once } from '../once.ts';
import { upToDate } from '../up-to-date.ts';
import { buyerOf, invoiceTitleNamed } from './invoice-title-view.ts';
import { invoiceNamed, itemReply } from './own-invoice.ts';
import { noteOf } from './read-input.ts';

/** 红冲，或红冲重开. */
export const redInvoice: Handler<'InvoiceServiceMag.redInvoice'> = upToDate((input, context) => {
  const { invoiceNo, reissueTitleID } = input;
  const reason = noteOf('bad-reason', '红冲原因', input.reason);
  if (reason === '') throw fieldRefusal('bad-reason', '请选择红冲原因');
  once(context, 'InvoiceServiceMag.redInvoice', input, () => {
    // Not when it is sent again: the title may be deleted by then.
    const reissueFor = reissueTitleID === '' ? null : buyerOf(invoiceTitleNamed(context, reissueTitleID));
    const invoice = invoiceNamed(context, invoiceNo);
    doneOrRefuse(red(context.db, invoice, { reason, reissueFor, at: context.now }));
    return invoiceNo;
  });
  return itemReply(context, invoiceNo);
});
