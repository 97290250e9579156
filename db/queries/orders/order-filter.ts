import { and, eq, exists, gt, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Span } from '#contracts/rules/orders/day-span.ts';
import { type OrderTab, STATES_OF_TAB } from '#contracts/rules/orders/order-states.ts';
import type { Database } from '../../client.ts';
import { afterSales, orderLines, orders } from '../../schema/index.ts';

export interface OrderFilter {
  readonly userId: number;
  readonly tab: OrderTab;
  readonly keyword: string;
  /** When they were ordered; null for any time. */
  readonly span?: Span | null;
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly now: number;
}

export function ownVisible(userId: number): SQL | undefined {
  return and(eq(orders.userId, userId), isNull(orders.deletedAt));
}

export function inTab(db: Database, { tab, now }: Pick<OrderFilter, 'tab' | 'now'>): SQL | undefined {
  if (tab === 'aftersale') {
    return exists(
      db.orm.select({ id: afterSales.id }).from(afterSales).where(eq(afterSales.orderId, orders.id)),
    );
  }
  const states = STATES_OF_TAB[tab];
  if (states === null) return undefined;
  return and(inArray(orders.state, [...states]), or(isNull(orders.dueAt), gt(orders.dueAt, now)));
}

export function matching(
  db: Database,
  { keyword, span }: Pick<OrderFilter, 'keyword' | 'span'>,
): SQL | undefined {
  const within = span ? and(gte(orders.createdAt, span.from), lt(orders.createdAt, span.before)) : undefined;
  if (keyword === '') return within;
  const pattern = `%${keyword.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const like = (
    column: SQL | typeof orders.no | typeof orders.receiverName | typeof orderLines.publicationName,
  ) => sql`${column} LIKE ${pattern} ESCAPE '\\'`;
  const lines = db.orm
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orders.id), like(orderLines.publicationName)));
  const { no, receiverName, receiverMobile } = orders;
  return and(within, or(like(no), like(receiverName), like(sql`${receiverMobile}`), exists(lines)));
}
