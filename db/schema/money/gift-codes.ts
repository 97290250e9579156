import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from '../account/users.ts';

/** 兑换码: kept as a hash, so that whoever reads the table cannot spend them. */
export const giftCodes = sqliteTable(
  'gift_codes',
  {
    id: integer('id').primaryKey(),
    hash: text('hash').notNull(),
    title: text('title').notNull(),
    bonusFen: integer('bonus_fen').notNull(),
    validTo: integer('valid_to').notNull(),
    voidedAt: integer('voided_at'),
    redeemedBy: integer('redeemed_by').references(() => users.id, { onDelete: 'set null' }),
    redeemedAt: integer('redeemed_at'),
  },
  (table) => [uniqueIndex('gift_codes_hash').on(table.hash), index('gift_codes_member').on(table.redeemedBy)],
);

/** Wrong tries (兑换失败), by which guessing comes to an end. */
export const giftCodeFailures = sqliteTable(
  'gift_code_failures',
  {
    id: integer('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: integer('at').notNull(),
  },
  (table) => [index('gift_code_failures_user').on(table.userId, table.at)],
);
