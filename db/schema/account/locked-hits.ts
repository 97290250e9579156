import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** 被锁功能: how often a member found an area locked, a row for each day in China. */
export const lockedHits = sqliteTable(
  'locked_hits',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: text('day').notNull(),
    area: text('area', { enum: ['sub-members', 'statistics', 'e-books', 'e-paper'] }).notNull(),
    times: integer('times').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day, table.area] })],
);
