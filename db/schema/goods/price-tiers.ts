import { sql } from 'drizzle-orm';
import { check, integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core';
import { goods } from './goods.ts';

/** 数量优惠: from this count on, the discount in hundredths of a percent. */
export const priceTiers = sqliteTable(
  'price_tiers',
  {
    goodsId: integer('goods_id')
      .notNull()
      .references(() => goods.id, { onDelete: 'cascade' }),
    fromCount: integer('from_count').notNull(),
    discountBasisPoints: integer('discount_basis_points').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.goodsId, table.fromCount] }),
    check(
      'price_tiers_discount_below_one',
      sql`${table.discountBasisPoints} >= 0 AND ${table.discountBasisPoints} < 10000`,
    ),
  ],
);
