import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { yesNo } from '../columns.ts';

/** 商品. Prices are fen per copy and thousandths of a fen per page, always whole numbers. */
export const goods = sqliteTable('goods', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  editorType: text('editor_type').notNull(),
  isHasPastedown: yesNo('is_has_pastedown').notNull(),
  basePriceFen: integer('base_price_fen').notNull(),
  perPageMilliFen: integer('per_page_milli_fen').notNull(),
  saleable: yesNo('saleable').notNull().default('Y'),
});
