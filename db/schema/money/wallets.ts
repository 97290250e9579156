import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from '../account/users.ts';
import { ledgerTransfers } from './ledger.ts';

/** 钱包: principal and bonus apart, and what of each is frozen for a payment that waits. */
export const wallets = sqliteTable(
  'wallets',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    principalFen: integer('principal_fen').notNull().default(0),
    bonusFen: integer('bonus_fen').notNull().default(0),
    frozenPrincipalFen: integer('frozen_principal_fen').notNull().default(0),
    frozenBonusFen: integer('frozen_bonus_fen').notNull().default(0),
    /** 余额提醒: the member wants to know when there is less than this. */
    remindBelowFen: integer('remind_below_fen'),
  },
  (table) => [
    check(
      'wallets_never_negative',
      sql`${table.frozenPrincipalFen} >= 0 AND ${table.frozenBonusFen} >= 0
        AND ${table.principalFen} >= ${table.frozenPrincipalFen} AND ${table.bonusFen} >= ${table.frozenBonusFen}`,
    ),
  ],
);

/** 钱包流水: every change of a wallet as its member reads it, signed; the transfer of the ledger says where from. */
export const walletEntries = sqliteTable(
  'wallet_entries',
  {
    id: integer('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['recharge', 'withdraw', 'pay', 'refund', 'gift', 'adjust'] }).notNull(),
    title: text('title').notNull(),
    amountFen: integer('amount_fen').notNull(),
    bonusFen: integer('bonus_fen').notNull().default(0),
    balanceFen: integer('balance_fen').notNull(),
    paymentId: integer('payment_id'),
    /** Nothing where it is older than the ledger. */
    transferId: integer('transfer_id').references(() => ledgerTransfers.id),
    at: integer('at').notNull(),
  },
  (table) => [
    index('wallet_entries_user').on(table.userId, table.at),
    index('wallet_entries_transfer').on(table.transferId),
  ],
);
