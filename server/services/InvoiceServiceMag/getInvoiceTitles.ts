import type { Handler } from '#server/servlet/handler-types.ts';
import { titlesReply } from './title-view.ts';

/** 发票抬头. */
export const getInvoiceTitles: Handler<'InvoiceServiceMag.getInvoiceTitles'> = (_, context) =>
  titlesReply(context);
