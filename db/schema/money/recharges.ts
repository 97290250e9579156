import { index, integer, sqliteTable } from 'drizzle-orm/sqlite-core';
import { users } from '../account/users.ts';
import { yesNo } from '../columns.ts';
import { payments } from '../orders/payments.ts';

/** 充值: what a payment that pays no order is for. Its bonus is the one that was offered when it began. */
export const recharges = sqliteTable(
  'recharges',
  {
    paymentId: integer('payment_id')
      .primaryKey()
      .references(() => payments.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    bonusFen: integer('bonus_fen').notNull(),
    createdAt: integer('created_at').notNull(),
    creditedAt: integer('credited_at'),
    /** 充值退款: what it takes from the wallet, each kind apart, and what arrives outside. */
    refundPrincipalFen: integer('refund_principal_fen').notNull().default(0),
    refundBonusFen: integer('refund_bonus_fen').notNull().default(0),
    refundFen: integer('refund_fen').notNull().default(0),
    keepsBonus: yesNo('keeps_bonus').notNull().default('N'),
    /** When the outside party has it. */
    refundDueAt: integer('refund_due_at'),
    refundedAt: integer('refunded_at'),
  },
  (table) => [
    index('recharges_user').on(table.userId, table.createdAt),
    index('recharges_refund').on(table.refundedAt, table.refundDueAt),
  ],
);
