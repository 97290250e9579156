import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { publications } from './publications.ts';

/** 专属链接: another address of a work, for some of its readers, with conditions of its own. */
export const shareLinks = sqliteTable(
  'share_links',
  {
    id: integer('id').primaryKey(),
    publicationId: integer('publication_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    /** For whom it is; its owner alone sees it. */
    name: text('name').notNull(),
    /** What its address ends with, apart from the codes of all works. */
    slug: text('slug').notNull(),
    /** A hash of the password; empty without one. */
    passHash: text('pass_hash').notNull().default(''),
    /** Counts the changes that end what was opened before. */
    key: integer('key').notNull().default(1),
    isOn: integer('is_on', { mode: 'boolean' }).notNull().default(true),
    expiresAt: integer('expires_at'),
    maxReads: integer('max_reads'),
    reads: integer('reads').notNull().default(0),
    lastReadAt: integer('last_read_at'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('share_links_slug').on(table.slug),
    index('share_links_work').on(table.publicationId),
  ],
);
