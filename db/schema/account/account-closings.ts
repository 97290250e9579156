import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** 注销申请: who wants the account closed, and when that happens unless he logs in before. */
export const accountClosings = sqliteTable(
  'account_closings',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    askedAt: integer('asked_at').notNull(),
    dueAt: integer('due_at').notNull(),
    closedAt: integer('closed_at'),
  },
  (table) => [index('account_closings_due').on(table.dueAt).where(sql`${table.closedAt} IS NULL`)],
);
