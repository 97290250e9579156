import { and, asc, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { ORDER_LINES_MAX, SHOWN_OF_ORDER } from '#contracts/rules/limits.ts';
import type { PaymentHeld } from '#contracts/rules/orders/order-actions.ts';
import type { AfterSaleState } from '#contracts/rules/orders/order-words.ts';
import { codeForOwner } from '#contracts/rules/publications/reading.ts';
import type { Database } from '../../client.ts';
import {
  afterSales,
  orderLines,
  orderLogs,
  orders,
  parcels,
  paymentOrders,
  payments,
  publications,
  teamRequestOrders,
  teamRequests,
} from '../../schema/index.ts';
import { versionOf } from '../publications/versions.ts';
import { inTab, matching, type OrderFilter, ownVisible } from './order-filter.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;
export type OrderLogRow = typeof orderLogs.$inferSelect;
export type ParcelRow = typeof parcels.$inferSelect;
export type AfterSaleRow = typeof afterSales.$inferSelect;

/** A line with the code that leads to its work as it is now, empty where nothing does, and whether that is another one. */
export type OrderLineRead = OrderLineRow & { readonly opusCode: string; readonly isWorkChanged: boolean };

/** An order with everything that its card in the list shows. */
export interface OrderRead {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRead[];
  readonly parcels: readonly ParcelRow[];
  /** The latest last. */
  readonly afterSales: readonly AfterSaleRow[];
  readonly held: PaymentHeld;
}

/** One page of a member's orders (订单列表), the newest first; `orderCounts` says how many there are. */
export function ordersPage(db: Database, filter: OrderFilter): OrderRead[] {
  const where = and(ownVisible(filter.userId), inTab(db, filter), matching(db, filter));
  const rows = db.orm
    .select()
    .from(orders)
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize)
    .all();
  return withParts(db, rows);
}

/** The member's orders with these numbers, in their order; null when one of them is not the member's or deleted. */
export function ordersByNo(db: Database, userId: number, numbers: readonly string[]): OrderRead[] | null {
  const wanted = [...new Set(numbers)];
  const where = and(ownVisible(userId), inArray(orders.no, wanted));
  const read = withParts(db, db.orm.select().from(orders).where(where).all());
  const found = wanted.map((no) => read.find(({ order }) => order.no === no));
  return found.every((each) => each !== undefined) ? found : null;
}

export function orderByNo(db: Database, userId: number, no: string): OrderRead | null {
  return ordersByNo(db, userId, [no])?.[0] ?? null;
}

/** Whoever's it is, also a deleted one; for the control plane. */
export function orderById(db: Database, id: number): OrderRead | null {
  return withParts(db, db.orm.select().from(orders).where(eq(orders.id, id)).all())[0] ?? null;
}

/** Whosever they are, for whom somebody may see them by another right than owning them. */
export function ordersOfIds(db: Database, ids: readonly number[]): OrderRead[] {
  return withParts(
    db,
    db.orm
      .select()
      .from(orders)
      .where(inArray(orders.id, [...ids]))
      .orderBy(asc(orders.id))
      .all(),
  );
}

/** The same by its number, without its parts. */
export function anyOrderByNo(db: Database, no: string): OrderRow | null {
  return db.orm.select().from(orders).where(eq(orders.no, no)).get() ?? null;
}

/** The latest, the oldest of them first. */
export function orderLogsOf(db: Database, orderId: number): OrderLogRow[] {
  return db.orm
    .select()
    .from(orderLogs)
    .where(eq(orderLogs.orderId, orderId))
    .orderBy(desc(orderLogs.at), desc(orderLogs.id))
    .limit(SHOWN_OF_ORDER.logs)
    .all()
    .reverse();
}

export type OrderPaymentRow = typeof payments.$inferSelect & { readonly ofOrderFen: number };

/** The latest payments of any of these orders, each once, the oldest of them first. */
export function paymentsOfOrders(db: Database, orderIds: readonly number[]): OrderPaymentRow[] {
  return db.orm
    .select({ payment: payments, ofOrderFen: sql<number>`sum(${paymentOrders.amountFen})` })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.paymentId, payments.id))
    .where(inArray(paymentOrders.orderId, [...orderIds]))
    .groupBy(payments.id)
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(SHOWN_OF_ORDER.payments)
    .all()
    .reverse()
    .map(({ payment, ofOrderFen }) => ({ ...payment, ofOrderFen }));
}

/** The after-sale that is not finished, if there is one. */
export function openAfterSaleOf(read: OrderRead): AfterSaleRow | null {
  const open: readonly AfterSaleState[] = ['applied', 'agreed', 'refunding'];
  return read.afterSales.findLast(({ state }) => open.includes(state)) ?? null;
}

/** The lines whose publication is still there, has as many pages and is newer than what was ordered, by id. */
export function changedFiles(db: Database, { order, lines }: OrderRead): ReadonlySet<number> {
  const ids = lines.map(({ publicationId }) => publicationId);
  const own = and(eq(publications.ownerId, order.userId), inArray(publications.id, ids));
  const found = db.orm.select().from(publications).where(own).all();
  const changed = lines.filter((line) =>
    found.some(
      ({ id, pageNum, updatedAt }) =>
        id === line.publicationId && updatedAt !== line.versionAt && pageNum === pagesOrdered(db, line),
    ),
  );
  return new Set(changed.map(({ id }) => id));
}

/** The pages of the work of a line, without blank ones that were added for printing. */
export function pagesOrdered(db: Database, line: OrderLineRow): number {
  return versionOf(db, line.publicationId, line.publicationSeq)?.pageNum ?? line.pageNum;
}

interface Part {
  readonly table: 'order_lines' | 'parcels' | 'after_sales';
  readonly order: string;
  readonly most: number;
}

const PARTS = {
  lines: { table: 'order_lines', order: 'sort, id', most: ORDER_LINES_MAX },
  parcels: { table: 'parcels', order: 'id', most: SHOWN_OF_ORDER.parcels },
  afterSales: { table: 'after_sales', order: 'created_at DESC, id DESC', most: SHOWN_OF_ORDER.afterSales },
} as const satisfies Readonly<Record<string, Part>>;

/** The ids of a part of each order, as many as are shown: one order must not fill the page of all. */
function someOfEach(orderIds: readonly number[], { table, order, most }: Part): SQL {
  const numbered = sql.raw(`row_number() OVER (PARTITION BY order_id ORDER BY ${order})`);
  return sql`(SELECT id FROM (
    SELECT id, ${numbered} AS place FROM ${sql.raw(table)} WHERE order_id IN ${orderIds}) WHERE place <= ${most})`;
}

/** The lines of these orders, as many of each as an order may have. */
export function linesOfOrders(db: Database, orderIds: readonly number[]): OrderLineRow[] {
  return db.orm
    .select()
    .from(orderLines)
    .where(inArray(orderLines.id, someOfEach(orderIds, PARTS.lines)))
    .orderBy(asc(orderLines.sort), asc(orderLines.id))
    .all();
}

const work = {
  ownerId: publications.ownerId,
  code: publications.code,
  trashedAt: publications.trashedAt,
  updatedAt: publications.updatedAt,
};

/** The parts of all these orders with one statement for each kind, not for each order. */
function withParts(db: Database, rows: readonly OrderRow[]): OrderRead[] {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const lines = db.orm
    .select({ line: orderLines, work })
    .from(orderLines)
    .leftJoin(publications, eq(publications.id, orderLines.publicationId))
    .where(inArray(orderLines.id, someOfEach(ids, PARTS.lines)))
    .orderBy(asc(orderLines.sort), asc(orderLines.id))
    .all();
  const sent = db.orm
    .select()
    .from(parcels)
    .where(inArray(parcels.id, someOfEach(ids, PARTS.parcels)))
    .orderBy(asc(parcels.id))
    .all();
  const asked = db.orm
    .select()
    .from(afterSales)
    .where(inArray(afterSales.id, someOfEach(ids, PARTS.afterSales)))
    .orderBy(asc(afterSales.createdAt), asc(afterSales.id))
    .all();
  const reported = reportedTransfers(db, ids);
  const toDecide = askedTeams(db, ids);
  return rows.map((order) => ({
    order,
    lines: lines
      .filter(({ line }) => line.orderId === order.id)
      .map(({ line, work: found }) => ({
        ...line,
        opusCode: opusCodeFor(order.userId, found),
        isWorkChanged: typeof found?.ownerId === 'number' && found.updatedAt !== line.versionAt,
      })),
    parcels: sent.filter(({ orderId }) => orderId === order.id),
    afterSales: asked.filter(({ orderId }) => orderId === order.id),
    held: reported.has(order.id) ? 'transfer' : toDecide.has(order.id) ? 'approval' : null,
  }));
}

/** Those of the orders for which a bank transfer was reported that still waits. */
function reportedTransfers(db: Database, ids: readonly number[]): ReadonlySet<number> {
  const isReported = and(eq(payments.state, 'waiting'), ne(payments.serialNo, ''));
  const rows = db.orm
    .select({ id: paymentOrders.orderId })
    .from(paymentOrders)
    .innerJoin(payments, eq(payments.id, paymentOrders.paymentId))
    .where(and(inArray(paymentOrders.orderId, [...ids]), isReported))
    .all();
  return new Set(rows.map(({ id }) => id));
}

/** Those of the orders that a team is asked to pay. */
function askedTeams(db: Database, ids: readonly number[]): ReadonlySet<number> {
  const rows = db.orm
    .select({ id: teamRequestOrders.orderId })
    .from(teamRequestOrders)
    .innerJoin(teamRequests, eq(teamRequests.id, teamRequestOrders.requestId))
    .where(and(inArray(teamRequestOrders.orderId, [...ids]), eq(teamRequests.state, 'waiting')))
    .all();
  return new Set(rows.map(({ id }) => id));
}

interface OrderedWork {
  readonly ownerId: number | null;
  readonly code: string;
  readonly trashedAt: number | null;
}

/** A work that was ordered may be gone. */
function opusCodeFor(userId: number, found: OrderedWork | null): string {
  if (found === null) return '';
  const { code, trashedAt, ownerId } = found;
  return codeForOwner({ code, isTrashed: trashedAt !== null, isOwn: ownerId === userId });
}
