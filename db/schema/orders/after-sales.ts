import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from '../account/users.ts';
import { orders } from './orders.ts';

/** 售后: what a customer asks for after the parcel has come. */
export const afterSales = sqliteTable(
  'after_sales',
  {
    id: integer('id').primaryKey(),
    no: text('no').notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['reprint', 'partial', 'refund'] }).notNull(),
    /** The part of the order that it is about, counted from 1; 0 for all of it. */
    part: integer('part').notNull().default(0),
    reason: text('reason').notNull(),
    description: text('description').notNull(),
    state: text('state', {
      enum: ['applied', 'agreed', 'refunding', 'done', 'refused', 'withdrawn'],
    }).notNull(),
    amountFen: integer('amount_fen').notNull().default(0),
    answer: text('answer').notNull().default(''),
    /** The names of its photos. */
    photos: text('photos', { mode: 'json' }).$type<readonly string[]>().notNull().default([]),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    /** When it moves on by itself; null where nothing is pending. */
    dueAt: integer('due_at'),
  },
  (table) => [
    uniqueIndex('after_sales_no').on(table.no),
    index('after_sales_order').on(table.orderId),
    index('after_sales_due').on(table.dueAt),
  ],
);
