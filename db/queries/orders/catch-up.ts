import { and, asc, eq, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { PLAN_IS_OVER } from '#contracts/rules/orders/order-moves.ts';
import type { OrderEvent } from '#contracts/rules/orders/order-states.ts';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';
import {
  afterSales,
  invoiceOrders,
  invoices,
  orders,
  paymentOrders,
  payments,
  recharges,
} from '../../schema/index.ts';
import { advanceInvoices } from '../invoices/moving.ts';
import { isCouponEnding, tellOfEndingCoupons } from '../payment/coupon-notices.ts';
import { expirePayments } from '../payment/payments.ts';
import { finishRechargeRefunds } from '../wallet/recharge-refunds.ts';
import { advanceAfterSales } from './after-sales.ts';
import { applyOrderEvent, logOrder } from './order-machine.ts';

/** So many things happen in one call, so that nobody waits long for it; what is left happens at the next ones. */
export const MOST_AT_ONCE = 100;
/** More than can happen by itself to one order with its payments and after-sales. */
const MOST_OF_ONE_ORDER = 40;
/** As many as a page of orders, or a payment of several, can name. */
const MOST_NAMED = 100;

/** Whose call it is, and the orders that it is about, by their own numbers or those of a payment or an after-sale. */
export interface Looking {
  readonly userId?: number;
  readonly numbers?: readonly string[];
}

const isAnythingDue = preparedOnce((db) =>
  db.sqlite
    .prepare<{ now: number }, number>(`
      SELECT EXISTS (SELECT 1 FROM orders WHERE due_at <= @now)
          OR EXISTS (SELECT 1 FROM payments WHERE state IN ('waiting', 'scanned') AND expires_at <= @now)
          OR EXISTS (SELECT 1 FROM after_sales WHERE due_at <= @now)
          OR EXISTS (SELECT 1 FROM recharges WHERE refunded_at IS NULL AND refund_due_at <= @now)
          OR EXISTS (SELECT 1 FROM invoices WHERE due_at <= @now)`)
    .pluck(),
);

/**
 * Makes happen what time has come for (到期处理), each at its own moment: after the clock was advanced by a month the
 * log reads as if somebody had watched. Nothing runs in the background, so the one who looks calls this: first for
 * the orders that the call names, then for the caller's others, then for everybody's, as far as one call goes.
 */
export function catchUp(db: Database, now: number, { userId, numbers = [] }: Looking = {}): void {
  if (isAnythingDue(db).get({ now }) !== 1 && !isCouponEnding(db, now)) return;
  db.sqlite
    .transaction(() => {
      const named = ordersNamed(db, numbers.slice(0, MOST_NAMED));
      // These are few, and the call shows them: to them everything happens.
      if (named.length > 0)
        letHappen(db, now, { among: ofOrders(db, named), most: named.length * MOST_OF_ONE_ORDER });
      // Who only asks about these leaves the others to the next who looks.
      if (named.length > 0 && userId === undefined) return;
      let most = MOST_AT_ONCE;
      if (userId !== undefined) most -= letHappen(db, now, { among: ofMember(userId), most });
      most -= letHappen(db, now, { among: {}, most });
      tellOfEndingCoupons(db, now, most);
    })
    .immediate();
}

interface Among {
  readonly orders?: SQL | undefined;
  readonly payments?: SQL | undefined;
  readonly afterSales?: SQL | undefined;
  readonly recharges?: SQL | undefined;
  readonly invoices?: SQL | undefined;
}

interface Part {
  readonly among: Among;
  readonly most: number;
}

function ordersNamed(db: Database, numbers: readonly string[]): number[] {
  if (numbers.length === 0) return [];
  const places = JSON.stringify(numbers);
  return db.sqlite
    .prepare<{ places: string }, number>(`
      WITH named AS (SELECT value FROM json_each(@places))
      SELECT id FROM orders WHERE no IN named
      UNION SELECT order_id FROM payment_orders JOIN payments ON payments.id = payment_id WHERE no IN named
      UNION SELECT order_id FROM after_sales WHERE no IN named
      LIMIT ${MOST_NAMED}`)
    .pluck()
    .all({ places });
}

function ofOrders(db: Database, ids: number[]): Among {
  const paying = db.orm
    .select({ id: paymentOrders.paymentId })
    .from(paymentOrders)
    .where(inArray(paymentOrders.orderId, ids));
  const invoiced = db.orm
    .select({ id: invoiceOrders.invoiceId })
    .from(invoiceOrders)
    .where(inArray(invoiceOrders.orderId, ids));
  return {
    orders: inArray(orders.id, ids),
    payments: inArray(payments.id, paying),
    afterSales: inArray(afterSales.orderId, ids),
    // An order has none.
    recharges: sql`false`,
    invoices: inArray(invoices.id, invoiced),
  };
}

function ofMember(userId: number): Among {
  return {
    orders: eq(orders.userId, userId),
    payments: eq(payments.userId, userId),
    afterSales: eq(afterSales.userId, userId),
    recharges: eq(recharges.userId, userId),
    invoices: eq(invoices.userId, userId),
  };
}

/** Answers how many things happened. Orders wait until all payments are closed, because money may still be there. */
function letHappen(db: Database, now: number, { among, most }: Part): number {
  let happened = expirePayments(db, now, { among: among.payments, most });
  happened += moveOrders(db, now, { among, most: most - happened });
  happened += advanceAfterSales(db, now, { among: among.afterSales, most: most - happened });
  happened += finishRechargeRefunds(db, now, { among: among.recharges, most: most - happened });
  return happened + advanceInvoices(db, now, { among: among.invoices, most: most - happened });
}

interface DueOrder {
  readonly orderId: number;
  readonly event: OrderEvent;
  readonly at: number;
}

/** The earliest first, whosever order it is. */
function moveOrders(db: Database, now: number, { among, most }: Part): number {
  if (most <= 0) return 0;
  let waiting = dueOrders(db, now, { among: among.orders, most });
  let happened = 0;
  for (; happened < most; happened += 1) {
    const [first, ...others] = waiting.sort(byMoment);
    if (!first) return happened;
    letOneHappen(db, first);
    waiting = [...others, ...dueAgain(db).all({ orderId: first.orderId, now })];
  }
  return happened;
}

const dueAgain = preparedOnce((db) =>
  db.sqlite.prepare<{ orderId: number; now: number }, DueOrder>(
    'SELECT id AS orderId, due_event AS event, due_at AS at FROM orders WHERE id = @orderId AND due_at <= @now',
  ),
);

function byMoment(one: DueOrder, other: DueOrder): number {
  return one.at - other.at || one.orderId - other.orderId;
}

function dueOrders(
  db: Database,
  now: number,
  { among, most }: { among: SQL | undefined; most: number },
): DueOrder[] {
  return (
    db.orm
      .select({ orderId: orders.id, event: orders.dueEvent, at: orders.dueAt })
      .from(orders)
      .where(and(isNotNull(orders.dueAt), lte(orders.dueAt, now), among))
      .orderBy(asc(orders.dueAt), asc(orders.id))
      .limit(most)
      .all()
      // The column holds what dueOf wrote, and a row found by its moment has one.
      .map(({ orderId, event, at }) => ({ orderId, event: event as OrderEvent, at: at ?? now }))
  );
}

function letOneHappen(db: Database, due: DueOrder): void {
  const { orderId, at } = due;
  if (applyOrderEvent(db, due).kind === 'done') return;
  // A state that cannot take what was planned would be due for ever.
  logOrder(db, { orderId, at, ...PLAN_IS_OVER });
  db.orm.update(orders).set({ dueAt: null, dueEvent: '' }).where(eq(orders.id, orderId)).run();
}
