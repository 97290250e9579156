import { and, desc, eq, exists, gt, gte, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import {
  INVOICABLE_STATES,
  type InvoicableFacts,
  invoicablePaidSince,
} from '#contracts/rules/invoices/invoicable.ts';
import type { OrderToInvoice } from '#contracts/rules/invoices/invoice-lines.ts';
import { TAKEN_STATES } from '#contracts/rules/invoices/invoice-states.ts';
import type { InvoiceWish } from '#contracts/rules/orders/invoice-fields.ts';
import type { Database } from '../../client.ts';
import { afterSales, invoiceOrders, invoices, orderLines, orders } from '../../schema/index.ts';

type OrderRow = typeof orders.$inferSelect;

/** An order as an invoice sees it. */
export interface OrderWithFacts extends OrderToInvoice {
  readonly orderId: number;
  readonly facts: InvoicableFacts;
  /** What was asked for when it was placed (下单时的发票选择); null for no invoice. */
  readonly wish: InvoiceWish | null;
}

/**
 * One page of the orders that can be invoiced (可开票订单), the newest first, and what they come to together: those of which
 * `whyNotInvoicable` says nothing.
 */
export function invoicablePage(
  db: Database,
  { userId, now, page, pageSize }: { userId: number; now: number; page: number; pageSize: number },
): { list: OrderWithFacts[]; total: number; availableFen: number } {
  const where = and(
    eq(orders.userId, userId),
    isNull(orders.deletedAt),
    inArray(orders.state, [...INVOICABLE_STATES]),
    gte(orders.paidAt, invoicablePaidSince(now)),
    gt(orders.payTotalFen, orders.refundedFen),
    not(
      exists(
        db.orm
          .select({ id: invoices.id })
          .from(invoices)
          .innerJoin(invoiceOrders, isOfInvoice)
          .where(isTaken),
      ),
    ),
    not(exists(db.orm.select({ id: afterSales.id }).from(afterSales).where(asksForMoney))),
  );
  const rows = db.orm
    .select()
    .from(orders)
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .all();
  const sums = db.orm
    .select({
      total: sql<number>`count(*)`,
      availableFen: sql<number>`coalesce(sum(${orders.payTotalFen} - ${orders.refundedFen}), 0)`,
    })
    .from(orders)
    .where(where)
    .get();
  return { list: withFacts(db, rows), total: sums?.total ?? 0, availableFen: sums?.availableFen ?? 0 };
}

/**
 * The member's orders with these numbers, in their order; null when one of them is not the member's, or was deleted before
 * an invoice named it: an application that came to nothing can be made again.
 */
export function ordersToInvoice(
  db: Database,
  userId: number,
  numbers: readonly string[],
): OrderWithFacts[] | null {
  const isNamed = exists(
    db.orm
      .select({ id: invoiceOrders.invoiceId })
      .from(invoiceOrders)
      .where(eq(invoiceOrders.orderId, orders.id)),
  );
  const isThere = or(isNull(orders.deletedAt), isNamed);
  const own = and(eq(orders.userId, userId), isThere, inArray(orders.no, [...numbers]));
  const found = withFacts(db, db.orm.select().from(orders).where(own).all());
  const wanted = numbers.map((no) => found.find(({ orderNo }) => orderNo === no));
  return wanted.every((each) => each !== undefined) ? wanted : null;
}

/** The same by their ids, of any member. */
export function ordersByIds(db: Database, ids: readonly number[]): OrderWithFacts[] {
  return withFacts(
    db,
    db.orm
      .select()
      .from(orders)
      .where(inArray(orders.id, [...ids]))
      .all(),
  );
}

const isOfInvoice = eq(invoiceOrders.invoiceId, invoices.id);
const isTaken = and(eq(invoiceOrders.orderId, orders.id), inArray(invoices.state, [...TAKEN_STATES]));
const asksForMoney: SQL | undefined = and(
  eq(afterSales.orderId, orders.id),
  inArray(afterSales.state, ['applied', 'agreed', 'refunding']),
  inArray(afterSales.kind, ['partial', 'refund']),
);

function withFacts(db: Database, rows: readonly OrderRow[]): OrderWithFacts[] {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const lines = db.orm
    .select({
      orderId: orderLines.orderId,
      kinds: sql<number>`count(*)`,
      copies: sql<number>`sum(${orderLines.count})`,
      // SQLite takes them from the row that has the least sort, as long as nothing else is the least or the most.
      goodsName: orderLines.goodsName,
      first: orderLines.publicationName,
      sort: sql<number>`min(${orderLines.sort})`,
    })
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .groupBy(orderLines.orderId)
    .all();
  const taken = db.orm
    .select({ orderId: invoiceOrders.orderId, state: invoices.state })
    .from(invoiceOrders)
    .innerJoin(invoices, isOfInvoice)
    .where(and(inArray(invoiceOrders.orderId, ids), inArray(invoices.state, [...TAKEN_STATES])))
    .all();
  const withMoneyAsked = db.orm
    .select({ orderId: afterSales.orderId })
    .from(afterSales)
    .innerJoin(orders, eq(orders.id, afterSales.orderId))
    .where(and(inArray(afterSales.orderId, ids), asksForMoney))
    .all();
  return rows.map((order) => {
    const line = lines.find(({ orderId }) => orderId === order.id);
    const { state, paidAt, payTotalFen, refundedFen } = order;
    return {
      orderId: order.id,
      orderNo: order.no,
      goodsName: line?.goodsName ?? '印刷品',
      title: line ? `《${line.first}》${line.kinds > 1 ? `等 ${line.kinds} 件` : ''}` : order.no,
      copies: line?.copies ?? 1,
      totalFen: payTotalFen - refundedFen,
      wish: order.invoice === '' ? null : JSON.parse(order.invoice),
      facts: {
        state,
        paidAt,
        payTotalFen,
        refundedFen,
        taken: taken.find(({ orderId }) => orderId === order.id)?.state ?? null,
        isMoneyAsked: withMoneyAsked.some(({ orderId }) => orderId === order.id),
      },
    };
  });
}
