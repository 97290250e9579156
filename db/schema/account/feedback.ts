import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** 意见反馈. */
export const feedback = sqliteTable(
  'feedback',
  {
    id: integer('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    content: text('content').notNull(),
    state: text('state').notNull(),
    /** The order that is attached (订单号); empty without one. */
    orderNo: text('order_no').notNull().default(''),
    /** What the service desk answered at once (客服答复); empty for a remark about the product. */
    answer: text('answer').notNull().default(''),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('feedback_user').on(table.userId, table.createdAt)],
);
