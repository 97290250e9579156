import { sql } from 'drizzle-orm';
import { check, foreignKey, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { goodsSteps } from './goods-steps.ts';

/** 工艺选项. A code is unique in its product, since `cnums` carries codes without their steps. */
export const goodsStepItems = sqliteTable(
  'goods_step_items',
  {
    goodsId: integer('goods_id').notNull(),
    stepId: text('step_id').notNull(),
    cnum: text('cnum').notNull(),
    name: text('name').notNull(),
    perCopyFen: integer('per_copy_fen').notNull().default(0),
    perPageMilliFen: integer('per_page_milli_fen').notNull().default(0),
    sort: integer('sort').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.goodsId, table.cnum] }),
    foreignKey({
      columns: [table.goodsId, table.stepId],
      foreignColumns: [goodsSteps.goodsId, goodsSteps.stepId],
    }).onDelete('cascade'),
    check('goods_step_items_cnum_without_pipe', sql`instr(${table.cnum}, '|') = 0 AND ${table.cnum} <> ''`),
  ],
);
