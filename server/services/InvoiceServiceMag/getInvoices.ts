import { invoicePage } from '#db/queries/invoices/invoice-reading.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { pageOf } from '../page-of.ts';
import { upToDate } from '../up-to-date.ts';
import { invoiceItem } from './invoice-view.ts';

const PAGE_SIZE = 10;

/** 开票记录. */
export const getInvoices: Handler<'InvoiceServiceMag.getInvoices'> = upToDate((input, context) => {
  const { page, pageSize } = pageOf(input, PAGE_SIZE);
  const { list, total } = invoicePage(context.db, { userId: context.user.id, page, pageSize });
  const items = list.map((invoice) => invoiceItem(context, invoice));
  return { code: 0, message: '成功', data: { list: items, total, page, pageSize } };
});
