import { removeInvoiceTitle as remove } from '#db/queries/invoices/invoice-titles.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { invoiceTitleNamed, invoiceTitlesReply } from './invoice-title-view.ts';

/** 删除抬头. */
export const removeInvoiceTitle: Handler<'InvoiceServiceMag.removeInvoiceTitle'> = ({ titleID }, context) => {
  doneOrRefuse(remove(context.db, context.user.id, invoiceTitleNamed(context, titleID).id));
  return invoiceTitlesReply(context);
};
