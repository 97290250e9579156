import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { jsonText } from '../columns.ts';
import { orders } from './orders.ts';

/**
 * 订单商品: a frozen copy of the publication and of the options. Publication and goods are remembered by id without
 * a foreign key, because an order outlives both.
 */
export const orderLines = sqliteTable(
  'order_lines',
  {
    id: integer('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    sort: integer('sort').notNull(),
    publicationId: integer('publication_id').notNull(),
    publicationName: text('publication_name').notNull(),
    author: text('author').notNull().default(''),
    artId: text('art_id').notNull(),
    publicationType: text('publication_type').notNull(),
    /** The version that is printed; null where it was forgotten with its member. */
    publicationSeq: integer('publication_seq'),
    /** When the printed version of the publication was last changed. */
    versionAt: integer('version_at').notNull(),
    /** 1 as ordered; each replaced file adds one. */
    fileVersion: integer('file_version').notNull().default(1),
    goodsId: integer('goods_id').notNull(),
    goodsName: text('goods_name').notNull(),
    pageNum: integer('page_num').notNull(),
    showPageNum: text('show_page_num').notNull(),
    count: integer('count').notNull(),
    /** JSON {stepId: cnum}, as in the cart. */
    selections: jsonText('selections').notNull(),
    /** JSON [{Name, value}]: the chosen options in words. */
    options: jsonText('options').notNull(),
    remark: text('remark').notNull().default(''),
    unitPriceFen: integer('unit_price_fen').notNull(),
    totalFen: integer('total_fen').notNull(),
    discountBasisPoints: integer('discount_basis_points').notNull().default(0),
  },
  (table) => [
    index('order_lines_order').on(table.orderId, table.sort),
    index('order_lines_publication').on(table.publicationId),
  ],
);
