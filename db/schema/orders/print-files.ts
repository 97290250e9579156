import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { PRINT_FORMS } from '#contracts/rules/print/print-forms.ts';
import { orderLines } from './order-lines.ts';

/** 印刷文件 of an order's line: that it was asked for, and what became of it. The file itself is made anew when it is gone. */
export const printFiles = sqliteTable(
  'print_files',
  {
    lineId: integer('line_id')
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    form: text('form', { enum: PRINT_FORMS }).notNull(),
    /** The version that is in it: another one makes the row worthless. */
    publicationSeq: integer('publication_seq').notNull(),
    state: text('state', { enum: ['asked', 'ready', 'failed'] }).notNull(),
    /** Why it failed, in words for the customer. */
    why: text('why').notNull().default(''),
    bytes: integer('bytes').notNull().default(0),
    askedAt: integer('asked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.lineId, table.form] })],
);
