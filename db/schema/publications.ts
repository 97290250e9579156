import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** 作品. Its pictures are drawn from art_id, so no file belongs to a row. */
export const publications = sqliteTable(
  'publications',
  {
    id: integer('id').primaryKey(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    name: text('name').notNull(),
    subtitle: text('subtitle').notNull().default(''),
    author: text('author').notNull().default(''),
    artId: text('art_id').notNull(),
    widthMm: integer('width_mm').notNull(),
    heightMm: integer('height_mm').notNull(),
    pageNum: integer('page_num').notNull(),
    status: text('status', { enum: ['draft', 'published', 'changed', 'withdrawn'] }).notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [index('publications_owner').on(table.ownerId, table.type)],
);
