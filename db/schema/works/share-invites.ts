import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { publications } from './publications.ts';

/** 受邀名单: who may read a work that is for invited readers alone. */
export const shareInvites = sqliteTable(
  'share_invites',
  {
    publicationId: integer('publication_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    /** A mobile or an email, by which the member is known. */
    address: text('address').notNull(),
    /** What the owner calls this reader; may be empty. */
    name: text('name').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.publicationId, table.address] })],
);
