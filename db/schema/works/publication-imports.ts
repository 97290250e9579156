import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { publications } from './publications.ts';

/** 导入: out of which file a work comes. It stays when the work is done, so that the same file is recognised. */
export const publicationImports = sqliteTable('publication_imports', {
  publicationId: integer('publication_id')
    .primaryKey()
    .references(() => publications.id, { onDelete: 'cascade' }),
  kind: text('kind', { enum: ['pdf', 'images'] }).notNull(),
  fileName: text('file_name').notNull(),
  fileHash: text('file_hash').notNull(),
  fileBytes: integer('file_bytes').notNull(),
  state: text('state', { enum: ['converting', 'failed', 'done'] }).notNull(),
  /** Pages that could not be converted. */
  failed: text('failed', { mode: 'json' }).$type<readonly number[]>().notNull().default([]),
});
