import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { goods } from './goods.ts';

/** 装订页数范围: between how many pages a binding of this product works, both ends included. */
export const goodsBindings = sqliteTable(
  'goods_bindings',
  {
    goodsId: integer('goods_id')
      .notNull()
      .references(() => goods.id, { onDelete: 'cascade' }),
    cnum: text('cnum').notNull(),
    min: integer('min').notNull(),
    max: integer('max').notNull(),
  },
  (table) => [primaryKey({ columns: [table.goodsId, table.cnum] })],
);
