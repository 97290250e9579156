import { and, asc, desc, eq, inArray, isNotNull, lte, type SQL } from 'drizzle-orm';
import { orderTitle } from '#contracts/rules/orders/order-title.ts';
import { OPEN_STATES } from '#contracts/rules/payment/payment-states.ts';
import type { Database } from '../../client.ts';
import { orders, paymentOrders, payments } from '../../schema/index.ts';
import { linesOfOrders, type OrderRow } from '../orders/order-reading.ts';

export type PaymentRow = typeof payments.$inferSelect;
export function paymentById(db: Database, id: number): PaymentRow {
  const row = onePayment(db, eq(payments.id, id));
  if (!row) throw new RangeError(`there is no payment ${id}`);
  return row;
}

/** Whoever's it is; for the parties that need no login. */
export function paymentByNo(db: Database, no: string): PaymentRow | null {
  return onePayment(db, eq(payments.no, no));
}

export function ownPayment(db: Database, userId: number, no: string): PaymentRow | null {
  return onePayment(db, and(eq(payments.userId, userId), eq(payments.no, no)));
}

export function paymentByToken(db: Database, codeToken: string): PaymentRow | null {
  return codeToken === '' ? null : onePayment(db, eq(payments.codeToken, codeToken));
}

/** The orders of a payment, each with its share of the amount, the oldest first. */
export function ordersOfPayment(db: Database, paymentId: number): (OrderRow & { shareFen: number })[] {
  return db.orm
    .select({ order: orders, shareFen: paymentOrders.amountFen })
    .from(paymentOrders)
    .innerJoin(orders, eq(orders.id, paymentOrders.orderId))
    .where(eq(paymentOrders.paymentId, paymentId))
    .orderBy(asc(orders.id))
    .all()
    .map(({ order, shareFen }) => ({ ...order, shareFen }));
}

/** Whoever's it is, like a payment by its number. */
export function orderToPay(db: Database, no: string): OrderRow | null {
  return db.orm.select().from(orders).where(eq(orders.no, no)).get() ?? null;
}

/** The payments that wait for any of these orders, the newest first. */
export function openPaymentsOf(db: Database, orderIds: readonly number[]): PaymentRow[] {
  return db.orm
    .selectDistinct({ payment: payments })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.paymentId, payments.id))
    .where(and(inArray(paymentOrders.orderId, [...orderIds]), inArray(payments.state, [...OPEN_STATES])))
    .orderBy(desc(payments.id))
    .all()
    .map(({ payment }) => payment);
}

/** The same, each with the orders that it would pay. */
export function waitingFor(
  db: Database,
  orderIds: readonly number[],
): (PaymentRow & { readonly orderIds: readonly number[] })[] {
  return openPaymentsOf(db, orderIds).map((payment) => ({
    ...payment,
    orderIds: ordersOfPayment(db, payment.id).map(({ id }) => id),
  }));
}

/** Those whose time is over although they still wait, the earliest first. */
export function overduePayments(
  db: Database,
  now: number,
  { among, most }: { among?: SQL | undefined; most: number },
): PaymentRow[] {
  return db.orm
    .select()
    .from(payments)
    .where(and(inArray(payments.state, [...OPEN_STATES]), lte(payments.expiresAt, now), among))
    .orderBy(asc(payments.expiresAt), asc(payments.id))
    .limit(most)
    .all();
}

/**
 * The payment that paid an order: of those that brought money for it the first, because every later one found it
 * paid and gave its part back. Settling keeps the moments of such payments apart.
 */
export function payerOf(db: Database, orderId: number): PaymentRow | null {
  const row = db.orm
    .select({ payment: payments })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.paymentId, payments.id))
    .where(and(eq(paymentOrders.orderId, orderId), isNotNull(payments.settledAt)))
    .orderBy(asc(payments.settledAt), asc(payments.id))
    .limit(1)
    .get();
  return row?.payment ?? null;
}

/** What each order is called where there is no room for its lines, by its id. */
export function orderTitles(db: Database, orderIds: readonly number[]): Map<number, string> {
  const lines = linesOfOrders(db, orderIds).map((line) => ({ ...line, name: line.publicationName }));
  return new Map(
    orderIds.map((id) => [id, orderTitle(lines.filter(({ orderId }) => orderId === id))] as const),
  );
}

function onePayment(db: Database, where: SQL | undefined): PaymentRow | null {
  return db.orm.select().from(payments).where(where).get() ?? null;
}
