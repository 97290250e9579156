import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { yesNo } from '../columns.ts';
import { goods } from './goods.ts';

/** 工艺步骤 of a product. The step id, never the name, drives the code. */
export const goodsSteps = sqliteTable(
  'goods_steps',
  {
    goodsId: integer('goods_id')
      .notNull()
      .references(() => goods.id, { onDelete: 'cascade' }),
    stepId: text('step_id').notNull(),
    name: text('name').notNull(),
    isShow: yesNo('is_show').notNull().default('Y'),
    defaultCnum: text('default_cnum').notNull().default(''),
    sort: integer('sort').notNull(),
  },
  (table) => [primaryKey({ columns: [table.goodsId, table.stepId] })],
);
