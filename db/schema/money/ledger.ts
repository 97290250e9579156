import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from '../account/users.ts';

/** 复式账: one movement of money each. What it moves stands in its postings, which add up to nothing. */
export const ledgerTransfers = sqliteTable(
  'ledger_transfers',
  {
    id: integer('id').primaryKey(),
    /** Whose money it is; the accounts of a member among the postings are those of this one. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    paymentId: integer('payment_id'),
    at: integer('at').notNull(),
  },
  (table) => [index('ledger_transfers_user').on(table.userId)],
);

/** 分录: what a transfer adds to an account, in fen. */
export const ledgerPostings = sqliteTable(
  'ledger_postings',
  {
    transferId: integer('transfer_id')
      .notNull()
      .references(() => ledgerTransfers.id, { onDelete: 'cascade' }),
    line: integer('line').notNull(),
    account: text('account', {
      enum: [
        'member-principal',
        'member-bonus',
        'weixin',
        'alipay',
        'bank',
        'sales',
        'refunds',
        'promotion',
        'held',
        'adjustment',
      ],
    }).notNull(),
    amountFen: integer('amount_fen').notNull(),
    orderId: integer('order_id'),
  },
  (table) => [primaryKey({ columns: [table.transferId, table.line] })],
);
