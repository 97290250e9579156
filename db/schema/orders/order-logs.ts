import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { orders } from './orders.ts';

/** 订单日志: every change in a sentence. A diary entry (生产日记) also has a production stage and a picture. */
export const orderLogs = sqliteTable(
  'order_logs',
  {
    id: integer('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: integer('at').notNull(),
    /** Who did it, in words: 会员, 系统, 审稿员, 印厂. */
    actor: text('actor').notNull(),
    text: text('text').notNull(),
    /** The state that the sentence led to, or the empty text. */
    state: text('state').notNull().default(''),
    stage: text('stage').notNull().default(''),
  },
  (table) => [index('order_logs_order').on(table.orderId, table.at)],
);
