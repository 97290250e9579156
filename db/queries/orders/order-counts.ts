import { and, count, sql } from 'drizzle-orm';
import {
  ORDER_TABS,
  type OrderState,
  type OrderTab,
  STATES_OF_TAB,
} from '#contracts/rules/orders/order-states.ts';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';
import { orders } from '../../schema/index.ts';
import { inTab, matching, type OrderFilter, ownVisible } from './order-filter.ts';

// What is due to an order has not happened yet where there is very much of that; until then nobody says its state.
const stateCounts = preparedOnce((db) =>
  db.sqlite.prepare<{ userId: number; now: number }, { state: OrderState | ''; n: number }>(`
    SELECT iif(due_at <= @now, '', state) AS state, count(*) AS n FROM orders
    WHERE user_id = +@userId AND deleted_at IS NULL GROUP BY 1`),
);

const afterSaleCount = preparedOnce((db) =>
  db.sqlite
    .prepare<{ userId: number }, number>(`
      SELECT count(DISTINCT orders.id) FROM after_sales JOIN orders ON orders.id = after_sales.order_id
      WHERE orders.user_id = +@userId AND orders.deleted_at IS NULL`)
    .pluck(),
);

type Counted = Pick<OrderFilter, 'userId' | 'keyword' | 'span' | 'now'>;

/** The same of what a search finds, which is too seldom asked for to be kept compiled. */
function countsFound(db: Database, counted: Counted) {
  const { userId, now } = counted;
  const found = and(ownVisible(userId), matching(db, counted));
  const state = sql<OrderState | ''>`iif(${orders.dueAt} <= ${now}, '', ${orders.state})`;
  // In one walk: to search is dear.
  const returned = sql<number>`sum(${inTab(db, { tab: 'aftersale', now })})`;
  const byState = db.orm
    .select({ state, n: count(), returned })
    .from(orders)
    .where(found)
    .groupBy(state)
    .all();
  return { byState, aftersale: byState.reduce((sum, row) => sum + row.returned, 0) };
}

/** How many orders every tab holds (订单数量), of those that a search finds where there is one. */
export function orderCounts(db: Database, counted: Counted): Record<OrderTab, number> {
  const { userId, keyword, span, now } = counted;
  const { byState, aftersale } =
    keyword === '' && !span
      ? { byState: stateCounts(db).all({ userId, now }), aftersale: afterSaleCount(db).get({ userId }) ?? 0 }
      : countsFound(db, counted);
  const held = (states: readonly (OrderState | '')[] | null) =>
    byState.reduce((sum, { state, n }) => (states === null || states.includes(state) ? sum + n : sum), 0);
  const counts = Object.fromEntries(ORDER_TABS.map((tab) => [tab, held(STATES_OF_TAB[tab])]));
  return { ...(counts as Record<OrderTab, number>), aftersale };
}

const waitingFor = preparedOnce((db) =>
  db.sqlite.prepare<{ userId: number; now: number }, { unpaid: number; toFix: number; paying: number }>(`
    SELECT
      (SELECT count(*) FROM orders
        WHERE user_id = +@userId AND deleted_at IS NULL AND state = 'unpaid'
          AND (due_at IS NULL OR due_at > @now)) AS unpaid,
      (SELECT count(*) FROM orders
        WHERE user_id = +@userId AND deleted_at IS NULL AND (state IN ('checking_failed', 'proofing')
          OR (state = 'delayed' AND delay_seen_at IS NULL))) AS toFix,
      (SELECT count(*) FROM payments
        WHERE user_id = +@userId AND expires_at > @now
          AND (state = 'scanned' OR (state = 'waiting' AND is_paid_outside))
          AND NOT EXISTS (SELECT 1 FROM recharges WHERE payment_id = payments.id)) AS paying`),
);

/** What waits for the member, and how many payments of orders are being confirmed. */
export function orderCounters(
  db: Database,
  userId: number,
  now: number,
): { unpaid: number; toFix: number; paying: number } {
  return waitingFor(db).get({ userId, now }) ?? { unpaid: 0, toFix: 0, paying: 0 };
}
