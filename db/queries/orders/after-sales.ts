import { and, asc, eq, isNotNull, lte, max, type SQL } from 'drizzle-orm';
import { datedNumber } from '#contracts/rules/dated-number.ts';
import { type Done, done, type Missing, missing, type Refused } from '#contracts/rules/decision.ts';
import type { AfterSaleState } from '#contracts/rules/orders/after-sale.ts';
import * as rules from '#contracts/rules/orders/after-sale-moves.ts';
import type { Database } from '../../client.ts';
import { afterSales, orders } from '../../schema/index.ts';
import { refundOrderMoney } from '../payment/payment-refunds.ts';
import { logOrder } from './order-machine.ts';
import type { AfterSaleRow, OrderRow } from './order-reading.ts';

/** Writes down what a customer asks for (申请售后); answers its number. */
export function askAfterSale(
  db: Database,
  { order, at, ...wish }: { order: OrderRow; at: number } & Parameters<typeof rules.askAfterSale>[1],
): Done<string> | Refused<'bad-field'> {
  const asked = rules.askAfterSale(order, wish, at);
  if (asked.kind !== 'done') return asked;
  const last = db.orm
    .select({ id: max(afterSales.id) })
    .from(afterSales)
    .get();
  const id = (last?.id ?? 0) + 1;
  const no = datedNumber('S', at, id);
  const own = { id, no, orderId: order.id, userId: order.userId };
  db.orm
    .insert(afterSales)
    .values({ ...own, ...asked.value.row })
    .run();
  logOrder(db, { orderId: order.id, at, ...asked.value.log });
  return done(no);
}

/** Takes it back (撤销售后); answers the order it is about. */
export function withdrawAfterSale(
  db: Database,
  { userId, no, at }: { userId: number; no: string; at: number },
): Done<OrderRow> | Refused<'order-state'> | Missing<'after-sale'> {
  return db.sqlite.transaction(() => {
    const own = and(eq(afterSales.no, no), eq(afterSales.userId, userId));
    const row = db.orm.select().from(afterSales).where(own).get();
    const order = row && db.orm.select().from(orders).where(eq(orders.id, row.orderId)).get();
    if (!row || !order) return missing('after-sale');
    const move = rules.withdrawAfterSale(row, order, at);
    if (move.kind !== 'done') return move;
    saveMove(db, row, { at, move: move.value });
    return done(order);
  })();
}

/**
 * Lets after-sales whose time has come move on, each at its own moment (售后到期处理); answers how many moves that
 * were.
 */
export function advanceAfterSales(
  db: Database,
  now: number,
  { among, most }: { among?: SQL | undefined; most: number },
): number {
  let moves = 0;
  while (moves < most) {
    const due = dueSales(db, now, { among, most: most - moves });
    if (due.length === 0) break;
    for (const row of due) advance(db, row, row.dueAt ?? now);
    moves += due.length;
  }
  return moves;
}

/** What the shop decides (同意, 拒绝) before the time about the after-sale of the order that waits. */
export function decideAfterSale(
  db: Database,
  { orderId, isAgreed, at }: { orderId: number; isAgreed: boolean; at: number },
): Done<AfterSaleState> | Missing<'after-sale'> {
  const row = db.orm
    .select()
    .from(afterSales)
    .where(and(eq(afterSales.orderId, orderId), eq(afterSales.state, 'applied')))
    .get();
  if (!row) return missing('after-sale');
  if (isAgreed) return done(advance(db, row, at));
  return done(saveMove(db, row, { at, move: rules.refuseAfterSale(at) }));
}

function dueSales(
  db: Database,
  now: number,
  { among, most }: { among?: SQL | undefined; most: number },
): AfterSaleRow[] {
  return db.orm
    .select()
    .from(afterSales)
    .where(and(isNotNull(afterSales.dueAt), lte(afterSales.dueAt, now), among))
    .orderBy(asc(afterSales.dueAt), asc(afterSales.id))
    .limit(most)
    .all();
}

/** Answers the state in which it is now. */
function advance(db: Database, row: AfterSaleRow, at: number): AfterSaleState {
  const next = rules.nextOfAfterSale(row);
  if (!next) {
    // Nothing follows, so nothing is due any more.
    db.orm.update(afterSales).set({ dueAt: null }).where(eq(afterSales.id, row.id)).run();
    return row.state;
  }
  const refund = { orderId: row.orderId, at, title: rules.AFTER_SALE_REFUND_TITLE };
  const givenFen = refundOrderMoney(db, { ...refund, amountFen: next.refundFen });
  return saveMove(db, row, { at, move: rules.advanceAfterSale(row, { state: next.state, givenFen, at }) });
}

function saveMove(
  db: Database,
  { id, orderId }: AfterSaleRow,
  { at, move }: { at: number; move: rules.AfterSaleMove },
): AfterSaleState {
  db.orm.update(afterSales).set(move.change).where(eq(afterSales.id, id)).run();
  logOrder(db, { orderId, at, ...move.log });
  return move.state;
}
