import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from '../account/users.ts';

/** 会员码: kept as a hash, like a gift code. */
export const memberCodes = sqliteTable(
  'member_codes',
  {
    id: integer('id').primaryKey(),
    hash: text('hash').notNull(),
    title: text('title').notNull(),
    level: text('level').notNull(),
    term: text('term', { enum: ['month', 'year'] }).notNull(),
    validTo: integer('valid_to').notNull(),
    voidedAt: integer('voided_at'),
    redeemedBy: integer('redeemed_by').references(() => users.id, { onDelete: 'set null' }),
    redeemedAt: integer('redeemed_at'),
  },
  (table) => [
    uniqueIndex('member_codes_hash').on(table.hash),
    index('member_codes_member').on(table.redeemedBy),
  ],
);
