import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { orders } from './orders.ts';

/** 订单照片: what a customer brought to show of an order, sent with an after-sale or a review or still waiting. */
export const orderPhotos = sqliteTable(
  'order_photos',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.hash] }),
    index('order_photos_hash').on(table.hash),
  ],
);
