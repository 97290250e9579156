import { removeTitle } from '#db/queries/invoices/titles.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { titleNamed, titlesReply } from './title-view.ts';

/** 删除抬头. */
export const removeInvoiceTitle: Handler<'InvoiceServiceMag.removeInvoiceTitle'> = ({ titleID }, context) => {
  doneOrRefuse(removeTitle(context.db, context.user.id, titleNamed(context, titleID).id));
  return titlesReply(context);
};
