import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { businessCards } from './business-cards.ts';

/**
 * 名片二维码: what a code of a card says. It has to be drawn again and again, so it is kept as it is; whoever has it
 * sees what its owner shows to those who scan.
 */
export const cardTokens = sqliteTable(
  'card_tokens',
  {
    token: text('token').primaryKey(),
    cardId: integer('card_id')
      .notNull()
      .references(() => businessCards.id, { onDelete: 'cascade' }),
    /** Which printing it stands on (印刷批次), from 1; 0 is the code to show. */
    batch: integer('batch').notNull(),
    /** How often it was scanned. */
    scans: integer('scans').notNull().default(0),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('card_tokens_card').on(table.cardId, table.batch)],
);
