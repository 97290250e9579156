import { messagesOf, SENT_MAX } from '#db/queries/invoices/invoice-reading.ts';
import { mailInvoice } from '#db/queries/invoices/telling.ts';
import { choiceRefusal, fieldRefusal, refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { upToDate } from '../up-to-date.ts';
import { invoiceView } from './invoice-view.ts';
import { invoiceNamed } from './own-invoice.ts';
import { emailOf } from './read-input.ts';

/** 发送到邮箱. */
export const sendInvoice: Handler<'InvoiceServiceMag.sendInvoice'> = upToDate((input, context) => {
  const { db, now: at } = context;
  const invoice = invoiceNamed(context, input.invoiceNo);
  const to = emailOf(input.email);
  if (to === '') throw fieldRefusal('bad-invoice-email', '请输入接收邮箱');
  if (invoice.number === '') throw refusal('invoice-state');
  if (messagesOf(db, invoice.id).length >= SENT_MAX) throw choiceRefusal('这张发票已发送多次，请下载后转发');
  mailInvoice(db, invoice, { to, at });
  return { code: 0, message: '成功', data: invoiceView(context, invoice) };
});
