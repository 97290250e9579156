import type { Handler } from '#server/servlet/handler-types.ts';
import { invoiceTitlesReply } from './invoice-title-view.ts';

/** 发票抬头. */
export const getInvoiceTitles: Handler<'InvoiceServiceMag.getInvoiceTitles'> = (_, context) =>
  invoiceTitlesReply(context);
