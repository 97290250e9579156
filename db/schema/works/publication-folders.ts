import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from '../account/users.ts';

/** 文件夹 for works; a work lies in one or in none. */
export const publicationFolders = sqliteTable(
  'publication_folders',
  {
    id: integer('id').primaryKey(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
  },
  (table) => [uniqueIndex('publication_folders_name').on(table.ownerId, table.name)],
);
