import { eq, sql } from 'drizzle-orm';
import { type Done, done, type Missing, missing, type Refused } from '#contracts/rules/decision.ts';
import { type LogSentence, moveOrder, type OrderHappening } from '#contracts/rules/orders/order-moves.ts';
import { orderNotice } from '#contracts/rules/orders/order-notices.ts';
import type { OrderState } from '#contracts/rules/orders/order-states.ts';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';
import { orders } from '../../schema/index.ts';
import { tell } from '../account/notices.ts';
import { applyWished } from '../invoices/applying.ts';
import { refundOrderMoney } from '../payment/payment-refunds.ts';
import { sendParcels } from './parcels.ts';

export interface Happening extends OrderHappening {
  readonly orderId: number;
}

const orderOfId = preparedOnce((db) =>
  db.orm
    .select()
    .from(orders)
    .where(eq(orders.id, sql.placeholder('id')))
    .prepare(),
);

// Written by hand, because a year of orders is moved when a database is seeded.
const saveMove = preparedOnce((db) =>
  db.sqlite.prepare(`
    UPDATE orders
    SET state = @state, stage = @stage, file_problems = @fileProblems, due_at = @dueAt, due_event = @dueEvent,
        paid_at = @paidAt, ready_at = @readyAt, producing_at = @producingAt, shipped_at = @shippedAt,
        done_at = @doneAt, ended_at = @endedAt, replace_until = @replaceUntil, delay_seen_at = @delaySeenAt,
        reason = @reason
    WHERE id = @id`),
);

const insertLog = preparedOnce((db) =>
  db.sqlite.prepare(`
    INSERT INTO order_logs (order_id, at, actor, text, state, stage)
    VALUES (@orderId, @at, @actor, @text, @state, @stage)`),
);

const giveCouponBack = preparedOnce((db) =>
  db.sqlite.prepare('UPDATE user_coupons SET order_id = NULL, used_at = NULL WHERE order_id = @orderId'),
);

/** Lets something happen to an order (状态流转) with all that goes with it; nothing is changed where it cannot. */
export function applyOrderEvent(
  db: Database,
  happening: Happening,
): Done<OrderState> | Refused<'order-state'> | Missing<'order'> {
  return db.sqlite.transaction(() => {
    const { orderId, at } = happening;
    const order = orderOfId(db).get({ id: orderId });
    if (!order) return missing('order');
    const move = moveOrder(order, happening);
    if (move.kind !== 'done') return move;
    const { order: moved, log, refundTitle } = move.value;
    if (refundTitle !== null) refundOrderMoney(db, { orderId, amountFen: 'all', at, title: refundTitle });
    saveMove(db).run(moved);
    for (const sentence of log) logOrder(db, { orderId, at, ...sentence });
    if (move.value.freesCoupon) giveCouponBack(db).run({ orderId });
    if (move.value.sendsParcels) sendParcels(db, order, at);
    if (moved.state === 'done') applyWished(db, moved, at);
    const notice = orderNotice(happening.event, moved);
    if (notice !== null) {
      const about = { userId: order.userId, kind: 'order', path: `/manager/order?no=${order.no}` } as const;
      tell(db, { ...about, ...notice, createdAt: at });
    }
    return done(moved.state);
  })();
}

/** Adds a sentence to the log of an order without moving it. */
export function logOrder(
  db: Database,
  { orderId, at, actor, text, state = '', stage = '' }: LogSentence & { orderId: number; at: number },
): void {
  insertLog(db).run({ orderId, at, actor, text, state, stage });
}
