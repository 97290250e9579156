import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { publications } from './publications.ts';
import { shareLinks } from './share-links.ts';

/** A browser that allowed to be known again (读者). Who uses it is not known. */
export const readReaders = sqliteTable(
  'read_readers',
  {
    id: integer('id').primaryKey(),
    /** A hash of the key that the browser drew. */
    keyHash: text('key_hash').notNull(),
  },
  (table) => [uniqueIndex('read_readers_key').on(table.keyHash)],
);

/** What readers did who allowed it (阅读记录), one by one and in numbers. */
export const readEvents = sqliteTable(
  'read_events',
  {
    id: integer('id').primaryKey(),
    publicationId: integer('publication_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    /** Null for the work's own link, and for one that was deleted. */
    linkId: integer('link_id').references(() => shareLinks.id, { onDelete: 'set null' }),
    readerId: integer('reader_id')
      .notNull()
      .references(() => readReaders.id),
    at: integer('at').notNull(),
    /** A place in READ_KINDS, as device and region are in DEVICES and REGIONS. */
    kind: integer('kind').notNull(),
    page: integer('page').notNull(),
    value: integer('value').notNull(),
    device: integer('device').notNull(),
    region: integer('region').notNull(),
  },
  (table) => [
    index('read_events_work').on(table.publicationId),
    index('read_events_reader').on(table.readerId),
    // All that is asked of a link stands in it.
    index('read_events_link')
      .on(table.linkId, table.kind, table.page, table.at)
      .where(sql`link_id IS NOT NULL`),
  ],
);

/** What came already, as long as it may come again. */
export const readBatches = sqliteTable(
  'read_batches',
  { visit: integer('visit').notNull(), no: integer('no').notNull(), day: integer('day').notNull() },
  (table) => [primaryKey({ columns: [table.visit, table.no] })],
);
