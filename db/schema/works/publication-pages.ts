import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { jsonText } from '../columns.ts';
import { publications } from './publications.ts';

/** What stands on pages (页面内容), each kept once, however many works and versions show it. */
export const pageContents = sqliteTable('page_contents', {
  hash: text('hash').primaryKey(),
  /** JSON: the ground and the elements of a page in the page model. */
  content: jsonText('content').notNull(),
});

/**
 * The pages of a work whose pages are stored: those of the draft have the number 0 for a version, and what all pages of a
 * version share (母版) has the number 0 for a page.
 */
export const publicationPages = sqliteTable(
  'publication_pages',
  {
    publicationId: integer('publication_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    no: integer('no').notNull(),
    /** Stays the same when the page moves. */
    pageId: text('page_id').notNull(),
    contentHash: text('content_hash')
      .notNull()
      .references(() => pageContents.hash),
  },
  (table) => [
    primaryKey({ columns: [table.publicationId, table.seq, table.no] }),
    uniqueIndex('publication_pages_id').on(table.publicationId, table.seq, table.pageId),
    index('publication_pages_content').on(table.contentHash),
  ],
);

/** Which files a page shows, so that whoever may read the page may see them. */
export const pageFiles = sqliteTable(
  'page_files',
  {
    contentHash: text('content_hash')
      .notNull()
      .references(() => pageContents.hash, { onDelete: 'cascade' }),
    fileHash: text('file_hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.contentHash, table.fileHash] }),
    index('page_files_file').on(table.fileHash),
  ],
);
