import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { SourceFacts } from '#contracts/rules/print/preflight/source-facts.ts';
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
  /** The version as it came out of the file; printed from the file as long as the pages are the same. */
  seq: integer('seq'),
  /** What a PDF is; null for pictures, and for what came before it was looked at. */
  facts: text('facts', { mode: 'json' }).$type<SourceFacts>(),
});
