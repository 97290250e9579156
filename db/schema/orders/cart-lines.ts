import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { KnownProblems } from '#contracts/rules/orders/known-problems.ts';
import { users } from '../account/users.ts';
import { jsonText } from '../columns.ts';
import { goods } from '../goods/goods.ts';
import { publications } from '../works/publications.ts';

/** 购物车商品. `selections` is JSON text {stepId: cnum}; steps without a choice are left out. */
export const cartLines = sqliteTable(
  'cart_lines',
  {
    id: integer('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    publicationId: integer('publication_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    /** The version that is printed (再次购买 of what was ordered); null for the work as it is when it is ordered. */
    publicationSeq: integer('publication_seq'),
    goodsId: integer('goods_id')
      .notNull()
      .references(() => goods.id),
    count: integer('count').notNull(),
    pageNum: integer('page_num').notNull(),
    showPageNum: text('show_page_num').notNull(),
    selections: jsonText('selections').notNull(),
    remark: text('remark').notNull().default(''),
    unitPriceFen: integer('unit_price_fen').notNull(),
    totalFen: integer('total_fen').notNull(),
    discountBasisPoints: integer('discount_basis_points').notNull().default(0),
    previousUnitPriceFen: integer('previous_unit_price_fen'),
    state: text('state', { enum: ['valid', 'withdrawn', 'stale'] })
      .notNull()
      .default('valid'),
    invalidReason: text('invalid_reason').notNull().default(''),
    sort: integer('sort').notNull(),
    updatedAt: integer('updated_at').notNull(),
    /** Errors of the preflight that the member knew of; null where there were none. */
    knownProblems: text('known_problems', { mode: 'json' }).$type<KnownProblems>(),
    /** Set on a line that was deleted; for a while it can be restored. */
    deletedAt: integer('deleted_at'),
  },
  (table) => [
    index('cart_lines_user').on(table.userId, table.sort),
    index('cart_lines_publication').on(table.publicationId),
  ],
);
