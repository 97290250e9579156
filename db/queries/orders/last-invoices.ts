import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { InvoiceWish } from '#contracts/rules/orders/invoice-fields.ts';
import type { Database } from '../../client.ts';
import { orders } from '../../schema/index.ts';

export type LastInvoice = Omit<InvoiceWish, 'special'> & { readonly kind: 'personal' | 'company' };

// In these very words the index of orders with an invoice has it.
const hasInvoice = sql`${orders.invoice} <> ''`;

/** So many of a member's latest wishes are looked through for one of each kind. */
const LOOKED_AT = 20;

/** Whom the invoice of an order is for (抬头); empty where none was asked for. */
export function invoiceTitleOf({ invoice }: Pick<typeof orders.$inferSelect, 'invoice'>): string {
  if (invoice === '') return '';
  const { title }: InvoiceWish = JSON.parse(invoice);
  return title;
}

/** The last invoice (上次的抬头) of each kind that a member asked for with an order. */
export function lastInvoices(db: Database, userId: number): LastInvoice[] {
  const rows = db.orm
    .select({ invoice: orders.invoice })
    .from(orders)
    .where(and(eq(orders.userId, userId), hasInvoice, isNull(orders.deletedAt)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(LOOKED_AT)
    .all();
  const invoices = rows.map(({ invoice }): LastInvoice => {
    const { kind, title, taxNo, email } = JSON.parse(invoice) as LastInvoice;
    return { kind, title, taxNo, email };
  });
  return (['company', 'personal'] as const).flatMap(
    (kind) => invoices.find((each) => each.kind === kind) ?? [],
  );
}
