import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from '../account/users.ts';
import { payments } from '../orders/payments.ts';

/** 会员购买: what a payment that pays neither orders nor a recharge is for, as it was offered when it began. */
export const upgrades = sqliteTable(
  'upgrades',
  {
    paymentId: integer('payment_id')
      .primaryKey()
      .references(() => payments.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    level: text('level').notNull(),
    way: text('way', { enum: ['buy', 'renew', 'top-up', 'exchange', 'queue'] }).notNull(),
    term: text('term', { enum: ['month', 'year'] }).notNull(),
    couponId: integer('coupon_id'),
    couponFen: integer('coupon_fen').notNull(),
    /** The membership that the price was for, and the day of it. */
    basisName: text('basis_name').notNull(),
    basisLastTime: text('basis_last_time').notNull(),
    offeredOn: text('offered_on').notNull(),
    createdAt: integer('created_at').notNull(),
    appliedAt: integer('applied_at'),
  },
  (table) => [index('upgrades_user').on(table.userId, table.createdAt)],
);

/** 待生效: what a membership becomes when it ends. */
export const queuedPlans = sqliteTable('queued_plans', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  level: text('level').notNull(),
  term: text('term', { enum: ['month', 'year'] }).notNull(),
  createdAt: integer('created_at').notNull(),
});
