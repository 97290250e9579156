import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from '../account/users.ts';
import { orders } from './orders.ts';

/** 支付单. `wallet_fen` is the part that the wallet pays: frozen while it waits, spent when it succeeds. */
export const payments = sqliteTable(
  'payments',
  {
    id: integer('id').primaryKey(),
    no: text('no').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    channel: text('channel', { enum: ['wallet', 'weixin', 'alipay', 'transfer'] }).notNull(),
    state: text('state', {
      enum: ['waiting', 'scanned', 'succeeded', 'failed', 'closed', 'refunded'],
    }).notNull(),
    amountFen: integer('amount_fen').notNull(),
    walletBonusFen: integer('wallet_bonus_fen').notNull().default(0),
    walletPrincipalFen: integer('wallet_principal_fen').notNull().default(0),
    refundedFen: integer('refunded_fen').notNull().default(0),
    /** What the QR code carries: nobody can guess it, and knowing it is the permission to pay. */
    codeToken: text('code_token').notNull().default(''),
    codeExpiresAt: integer('code_expires_at').notNull().default(0),
    expiresAt: integer('expires_at').notNull(),
    /** The outside party has the money although it never called back. */
    isPaidOutside: integer('is_paid_outside', { mode: 'boolean' }).notNull().default(false),
    payer: text('payer').notNull().default(''),
    serialNo: text('serial_no').notNull().default(''),
    /** The slip of a transfer that was uploaded (转账回单); empty where none was. */
    slipHash: text('slip_hash').notNull().default(''),
    message: text('message').notNull().default(''),
    createdAt: integer('created_at').notNull(),
    settledAt: integer('settled_at'),
  },
  (table) => [
    uniqueIndex('payments_no').on(table.no),
    uniqueIndex('payments_code_token').on(table.codeToken),
    index('payments_user').on(table.userId, table.createdAt),
    index('payments_open').on(table.state, table.expiresAt),
  ],
);

/** Which orders a payment pays; several together is 合并支付. */
export const paymentOrders = sqliteTable(
  'payment_orders',
  {
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    amountFen: integer('amount_fen').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.paymentId, table.orderId] }),
    index('payment_orders_order').on(table.orderId),
  ],
);
