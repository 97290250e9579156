import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import { PLAN_IS_OVER } from '#contracts/rules/orders/order-moves.ts';
import type { OrderEvent } from '#contracts/rules/orders/order-states.ts';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';
import { orders } from '../../schema/index.ts';
import { expirePayments } from '../payment/payments.ts';
import { advanceAfterSales } from './after-sales.ts';
import { applyOrderEvent, logOrder } from './order-machine.ts';

const isAnythingDue = preparedOnce((db) =>
  db.sqlite
    .prepare<{ now: number }, number>(`
      SELECT EXISTS (SELECT 1 FROM orders WHERE due_at <= @now)
          OR EXISTS (SELECT 1 FROM payments WHERE state IN ('waiting', 'scanned') AND expires_at <= @now)
          OR EXISTS (SELECT 1 FROM after_sales WHERE due_at <= @now)`)
    .pluck(),
);

/**
 * Makes everything happen whose time has come (到期处理), each at its own moment: after the clock was advanced by a
 * month the log reads as if somebody had watched. Nothing runs in the background, so the one who looks calls this.
 */
export function catchUp(db: Database, now: number): void {
  if (isAnythingDue(db).get({ now }) !== 1) return;
  db.sqlite
    .transaction(() => {
      expirePayments(db, now);
      for (let due = nextDue(db, now); due; due = nextDue(db, now)) letHappen(db, due);
      advanceAfterSales(db, now);
    })
    .immediate();
}

interface DueOrder {
  readonly orderId: number;
  readonly event: OrderEvent;
  readonly at: number;
}

function nextDue(db: Database, now: number): DueOrder | undefined {
  const row = db.orm
    .select({ orderId: orders.id, event: orders.dueEvent, at: orders.dueAt })
    .from(orders)
    .where(and(isNotNull(orders.dueAt), lte(orders.dueAt, now)))
    .orderBy(asc(orders.dueAt), asc(orders.id))
    .limit(1)
    .get();
  // The column holds what dueOf wrote, and a row found by its moment has one.
  return row && { orderId: row.orderId, event: row.event as OrderEvent, at: row.at ?? now };
}

function letHappen(db: Database, due: DueOrder): void {
  const { orderId, at } = due;
  if (applyOrderEvent(db, due).kind === 'done') return;
  // A state that cannot take what was planned would be due for ever.
  logOrder(db, { orderId, at, ...PLAN_IS_OVER });
  db.orm.update(orders).set({ dueAt: null, dueEvent: '' }).where(eq(orders.id, orderId)).run();
}
