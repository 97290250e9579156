import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { InvoiceBuyer } from '#contracts/rules/invoices/buyer.ts';
import type { InvoiceLine } from '#contracts/rules/invoices/invoice-lines.ts';
import type { Database } from '../../client.ts';
import { invoiceOrders, invoices, sentMessages } from '../../schema/index.ts';

type InvoiceRow = typeof invoices.$inferSelect;
export type SentMessage = typeof sentMessages.$inferSelect;

export interface Invoice extends Omit<InvoiceRow, 'buyer' | 'lines' | 'reissueFor'> {
  readonly buyer: InvoiceBuyer;
  readonly lines: readonly InvoiceLine[];
  readonly reissueFor: InvoiceBuyer | null;
}

/** With so many messages of one invoice a member sends no more of it; as many are shown, the latest first. */
export const SENT_MAX = 20;

/** One page of a member's invoices (开票记录), the newest first. */
export function invoicePage(
  db: Database,
  { userId, page, pageSize }: { userId: number; page: number; pageSize: number },
): { list: Invoice[]; total: number } {
  const own = eq(invoices.userId, userId);
  const rows = db.orm
    .select()
    .from(invoices)
    .where(own)
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .all();
  const counted = db.orm.select({ n: count() }).from(invoices).where(own).get();
  return { list: rows.map(invoiceOfRow), total: counted?.n ?? 0 };
}

/** What was invoiced and what of it was taken back (已开, 已红冲). */
export function invoiceTotals(db: Database, userId: number): { issuedFen: number; reddenedFen: number } {
  const fenIn = (...states: InvoiceRow['state'][]) =>
    sql<number>`coalesce(sum(iif(${inArray(invoices.state, states)}, ${invoices.totalFen}, 0)), 0)`;
  const row = db.orm
    .select({ issuedFen: fenIn('issued', 'reddening'), reddenedFen: fenIn('reddened') })
    .from(invoices)
    .where(eq(invoices.userId, userId))
    .get();
  return row ?? { issuedFen: 0, reddenedFen: 0 };
}

export function ownInvoice(db: Database, userId: number, no: string): Invoice | null {
  const own = and(eq(invoices.userId, userId), eq(invoices.no, no));
  const row = db.orm.select().from(invoices).where(own).get();
  return row ? invoiceOfRow(row) : null;
}

export function invoiceById(db: Database, id: number): Invoice | null {
  const row = db.orm.select().from(invoices).where(eq(invoices.id, id)).get();
  return row ? invoiceOfRow(row) : null;
}

export function orderIdsOf(db: Database, invoiceId: number): number[] {
  return db.orm
    .select({ orderId: invoiceOrders.orderId })
    .from(invoiceOrders)
    .where(eq(invoiceOrders.invoiceId, invoiceId))
    .all()
    .map(({ orderId }) => orderId);
}

/** 发送记录. */
export function messagesOf(db: Database, invoiceId: number): SentMessage[] {
  return db.orm
    .select()
    .from(sentMessages)
    .where(eq(sentMessages.invoiceId, invoiceId))
    .orderBy(desc(sentMessages.id))
    .limit(SENT_MAX)
    .all();
}

/** A message to this member, with the application that it is about, and whether it tells of the red one. */
export function ownMessage(
  db: Database,
  userId: number,
  id: number,
): (SentMessage & { invoiceNo: string; isRed: boolean }) | null {
  const row = db.orm
    .select()
    .from(sentMessages)
    .innerJoin(invoices, eq(invoices.id, sentMessages.invoiceId))
    .where(and(eq(sentMessages.id, id), eq(sentMessages.userId, userId)))
    .get();
  return row
    ? {
        ...row.sent_messages,
        invoiceNo: row.invoices.no,
        isRed: row.invoices.reddenedAt !== null && row.invoices.reddenedAt <= row.sent_messages.at,
      }
    : null;
}

export function invoiceOfRow(row: InvoiceRow): Invoice {
  return {
    ...row,
    buyer: JSON.parse(row.buyer),
    lines: JSON.parse(row.lines),
    reissueFor: row.reissueFor === '' ? null : JSON.parse(row.reissueFor),
  };
}
