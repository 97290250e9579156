import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Failed logins by what was typed as the account, so that unknown accounts are limited as well; `ip` is a network. */
export const loginFailures = sqliteTable(
  'login_failures',
  {
    id: integer('id').primaryKey(),
    account: text('account').notNull(),
    ip: text('ip').notNull().default(''),
    at: integer('at').notNull(),
  },
  (table) => [index('login_failures_account').on(table.account, table.at)],
);
