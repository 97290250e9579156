import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './account/users.ts';
import { orders } from './orders/orders.ts';
import { payments } from './orders/payments.ts';
import { teamMembers } from './team-members.ts';

/** 审批单: orders that a member may not pay on the owner's account without being allowed to. */
export const teamRequests = sqliteTable(
  'team_requests',
  {
    id: integer('id').primaryKey(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    memberId: integer('member_id')
      .notNull()
      .references(() => teamMembers.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['waiting', 'approved', 'refused', 'lapsed'] }).notNull(),
    amountFen: integer('amount_fen').notNull(),
    overFen: integer('over_fen').notNull(),
    reason: text('reason').notNull().default(''),
    /** What the books are for (用途), and why more than the limit is needed (申请理由), as the member wrote. */
    purpose: text('purpose').notNull().default(''),
    plea: text('plea').notNull().default(''),
    createdAt: integer('created_at').notNull(),
    decidedAt: integer('decided_at'),
    decidedBy: text('decided_by').notNull().default(''),
  },
  (table) => [
    index('team_requests_owner').on(table.ownerId, table.state, table.id),
    index('team_requests_member').on(table.memberId, table.state, table.id),
  ],
);

export const teamRequestOrders = sqliteTable(
  'team_request_orders',
  {
    requestId: integer('request_id')
      .notNull()
      .references(() => teamRequests.id, { onDelete: 'cascade' }),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.orderId] }),
    index('team_request_orders_order').on(table.orderId),
  ],
);

/** 企业付款: which orders of a member the owner paid. What the month has cost is the sum of these, less what came back. */
export const teamSpendings = sqliteTable(
  'team_spendings',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    memberId: integer('member_id')
      .notNull()
      .references(() => teamMembers.id, { onDelete: 'cascade' }),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    amountFen: integer('amount_fen').notNull(),
    at: integer('at').notNull(),
  },
  (table) => [
    index('team_spendings_member').on(table.memberId, table.at),
    index('team_spendings_payment').on(table.paymentId),
  ],
);
