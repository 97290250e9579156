import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

export const PROVIDERS = ['weixin', 'qq', 'weibo', 'alipay'] as const;

/** 第三方绑定: one account of a provider belongs to one member, and the other way round. */
export const thirdBinds = sqliteTable(
  'third_binds',
  {
    id: integer('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider', { enum: PROVIDERS }).notNull(),
    openId: text('open_id').notNull(),
    nick: text('nick').notNull().default(''),
    boundAt: integer('bound_at').notNull(),
  },
  (table) => [
    uniqueIndex('third_binds_user_provider').on(table.userId, table.provider),
    uniqueIndex('third_binds_provider_open_id').on(table.provider, table.openId),
  ],
);
