import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from '../account/users.ts';

/** 照片: what a member brought to place in works, kept whether a page shows it or not. */
export const memberPhotos = sqliteTable(
  'member_photos',
  {
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    /** As the file was called. */
    name: text('name').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.hash] }),
    index('member_photos_hash').on(table.hash),
  ],
);
