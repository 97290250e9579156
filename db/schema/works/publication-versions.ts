import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { OutlineEntry } from '#contracts/rules/pages/document.ts';
import { publications } from './publications.ts';

/** A frozen version of a work (作品版本), as others read it. */
export const publicationVersions = sqliteTable(
  'publication_versions',
  {
    publicationId: integer('publication_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    name: text('name').notNull(),
    artId: text('art_id').notNull(),
    pageNum: integer('page_num').notNull(),
    outline: text('outline', { mode: 'json' }).$type<readonly OutlineEntry[]>().notNull().default([]),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.publicationId, table.seq] })],
);
