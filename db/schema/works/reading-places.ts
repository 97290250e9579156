import { index, integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core';
import { users } from '../account/users.ts';
import { publications } from './publications.ts';

/** Where a member stopped reading (阅读进度). */
export const readingPlaces = sqliteTable(
  'reading_places',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    publicationId: integer('publication_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    page: integer('page').notNull(),
    at: integer('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.publicationId] }),
    index('reading_places_publication').on(table.publicationId),
    index('reading_places_latest').on(table.userId, table.at),
  ],
);
