import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from '../account/users.ts';
import { publications } from './publications.ts';

/** A work that its owner wants to hand over to another member, who has to agree (转让). */
export const publicationTransfers = sqliteTable(
  'publication_transfers',
  {
    id: integer('id').primaryKey(),
    publicationId: integer('publication_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    fromId: integer('from_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The member with this mobile may agree: whether there is such a member is not told. */
    toMobile: text('to_mobile').notNull(),
    state: text('state', { enum: ['waiting', 'accepted', 'declined', 'cancelled'] })
      .notNull()
      .default('waiting'),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    decidedAt: integer('decided_at'),
  },
  (table) => [
    index('publication_transfers_to').on(table.toMobile),
    uniqueIndex('publication_transfers_one').on(table.publicationId).where(sql`${table.state} = 'waiting'`),
  ],
);
