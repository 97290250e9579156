import { eq } from 'drizzle-orm';
import { INVOICE_TYPE_TEXTS } from '#contracts/rules/invoices/buyer.ts';
import { yuanText } from '#contracts/rules/money.ts';
import type { Database } from '../../client.ts';
import { sentMessages, users } from '../../schema/index.ts';
import { tell } from '../account/notices.ts';
import type { Invoice } from './invoice-reading.ts';

const SHOP = '书桌印刷';

/** Tells a member where his invoice stands (开票通知), and sends one that is out by mail and text message. */
export function tellOfInvoice(db: Database, invoice: Invoice, at: number): void {
  const words = wordsOf(invoice);
  if (words === null) return;
  const path = `/manager/invoice?tab=records&invoice=${invoice.no}`;
  tell(db, { userId: invoice.userId, kind: 'invoice', ...words, path, createdAt: at });
  if (invoice.state !== 'issued' && invoice.state !== 'reddened') return;
  if (invoice.email !== '') mailInvoice(db, invoice, { to: invoice.email, at });
  const user = db.orm.select({ mobile: users.mobile }).from(users).where(eq(users.id, invoice.userId)).get();
  const sms = { userId: invoice.userId, invoiceId: invoice.id, channel: 'sms', at } as const;
  if (user?.mobile) {
    const text = `【${SHOP}】${words.text}`;
    db.orm
      .insert(sentMessages)
      .values({ ...sms, sentTo: user.mobile, subject: words.title, text })
      .run();
  }
}

/** Sends it by mail (发送邮件), with both of its files. */
export function mailInvoice(db: Database, invoice: Invoice, { to, at }: { to: string; at: number }): void {
  const kind = INVOICE_TYPE_TEXTS[invoice.type];
  const isRed = invoice.state === 'reddened';
  const subject = `${SHOP}为您开具的${isRed ? '红字' : ''}${kind}（${yuanText(invoice.totalFen)}）`;
  const text = [
    `${invoice.buyer.name}，您好：`,
    isRed
      ? `发票 ${invoice.number} 已红冲，红字发票号码 ${invoice.redNumber}。`
      : `您的${kind}已开具，发票号码 ${invoice.number}，金额 ${yuanText(invoice.totalFen)}。`,
    '附件为发票的 PDF 与 XML 文件，也可以登录后在“发票”中下载。',
  ].join('\n');
  const { id: invoiceId, userId } = invoice;
  db.orm
    .insert(sentMessages)
    .values({ userId, invoiceId, channel: 'mail', sentTo: to, subject, text, at })
    .run();
}

function wordsOf(invoice: Invoice): { title: string; text: string } | null {
  const kind = INVOICE_TYPE_TEXTS[invoice.type];
  const amount = yuanText(invoice.totalFen);
  switch (invoice.state) {
    case 'issued':
      return { title: '发票已开具', text: `${kind} ${amount} 已开具，号码 ${invoice.number}。` };
    case 'failed':
      return { title: '开票失败', text: `${kind} ${amount}：${invoice.reason}。` };
    case 'rejected':
      return { title: '开票申请已驳回', text: `${kind} ${amount}：${invoice.reason}。` };
    case 'withdrawn':
      return { title: '开票申请已撤回', text: `${kind} ${amount}：${invoice.reason}。` };
    case 'reddened':
      return {
        title: '发票已红冲',
        text: `${kind} ${amount}（${invoice.number}）已红冲，原因：${invoice.reason}。`,
      };
    default:
      return null;
  }
}
