import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from '../account/users.ts';
import { publications } from './publications.ts';

/** The last save of each draft (草稿保存): a repeat of it, whose reply was lost, gets the same answer again. */
export const draftSaves = sqliteTable('draft_saves', {
  publicationId: integer('publication_id')
    .primaryKey()
    .references(() => publications.id, { onDelete: 'cascade' }),
  /** What the client named it. */
  saveId: text('save_id').notNull(),
  revision: integer('revision').notNull(),
  savedAt: integer('saved_at').notNull(),
  savedBy: integer('saved_by').references(() => users.id, { onDelete: 'set null' }),
});
