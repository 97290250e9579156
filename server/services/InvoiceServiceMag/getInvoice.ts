import type { Handler } from '#server/servlet/handler-types.ts';
import { upToDate } from '../up-to-date.ts';
import { invoiceView } from './invoice-view.ts';
import { invoiceNamed } from './own-invoice.ts';

/** 发票详情. */
export const getInvoice: Handler<'InvoiceServiceMag.getInvoice'> = upToDate(({ invoiceNo }, context) => {
  const data = invoiceView(context, invoiceNamed(context, invoiceNo));
  return { code: 0, message: '成功', data };
});
