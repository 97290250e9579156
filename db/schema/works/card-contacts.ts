import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from '../account/users.ts';
import { businessCards } from './business-cards.ts';

/** 名片夹: cards that a member has from others. What is seen of one is what its owner shows today. */
export const cardContacts = sqliteTable(
  'card_contacts',
  {
    id: integer('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    cardId: integer('card_id')
      .notNull()
      .references(() => businessCards.id, { onDelete: 'cascade' }),
    /** As who has it came to it: by its address, or by its code or from its owner's hand. */
    level: text('level', { enum: ['open', 'scan'] }).notNull(),
    at: integer('at').notNull(),
  },
  (table) => [
    uniqueIndex('card_contacts_once').on(table.userId, table.cardId),
    index('card_contacts_user').on(table.userId, table.at),
    index('card_contacts_card').on(table.cardId),
  ],
);
