import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { orders } from './orders.ts';

/** 包裹. Where it has got to follows from when it left and from the clock. */
export const parcels = sqliteTable(
  'parcels',
  {
    id: integer('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    carrier: text('carrier').notNull(),
    trackingNo: text('tracking_no').notNull(),
    contents: text('contents').notNull(),
    /** The part of the order that it is for, counted from 1; 0 where the order goes to one address. */
    part: integer('part').notNull().default(0),
    shippedAt: integer('shipped_at').notNull(),
  },
  (table) => [index('parcels_order').on(table.orderId)],
);
