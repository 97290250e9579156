import { integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { OutlineEntry } from '#contracts/rules/pages/document.ts';
import { users } from '../account/users.ts';
import { publications } from './publications.ts';

/** A frozen version of a work (作品版本): everything that reading or printing it needs, apart from the draft. */
export const publicationVersions = sqliteTable(
  'publication_versions',
  {
    publicationId: integer('publication_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    /** Why it was frozen: for readers, by its owner under a name, for an order, or by the editor. */
    kind: text('kind', { enum: ['published', 'named', 'ordered', 'auto'] }).notNull(),
    note: text('note').notNull().default(''),
    /** Who had it frozen. */
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    subtitle: text('subtitle').notNull(),
    author: text('author').notNull(),
    intro: text('intro').notNull().default(''),
    artId: text('art_id').notNull(),
    coverPage: text('cover_page').notNull().default(''),
    form: text('form', { enum: ['drawn', 'pages'] }).notNull(),
    widthMm: real('width_mm').notNull(),
    heightMm: real('height_mm').notNull(),
    pageNum: integer('page_num').notNull(),
    outline: text('outline', { mode: 'json' }).$type<readonly OutlineEntry[]>().notNull().default([]),
    /** The PDF that an order prints itself; empty where it prints the pages. */
    sourceHash: text('source_hash').notNull().default(''),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.publicationId, table.seq] })],
);
