import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from '../account/users.ts';
import { businessCards } from './business-cards.ts';

/** 名片访问: the latest of them, one by one. Of who was not logged in nothing is kept but that somebody came. */
export const cardVisits = sqliteTable(
  'card_visits',
  {
    id: integer('id').primaryKey(),
    cardId: integer('card_id')
      .notNull()
      .references(() => businessCards.id, { onDelete: 'cascade' }),
    visitorId: integer('visitor_id').references(() => users.id, { onDelete: 'set null' }),
    source: text('source', { enum: ['link', 'scan', 'print'] }).notNull(),
    batch: integer('batch').notNull().default(0),
    action: text('action', { enum: ['open', 'save', 'exchange'] }).notNull(),
    at: integer('at').notNull(),
  },
  (table) => [
    index('card_visits_card').on(table.cardId, table.id),
    index('card_visits_visitor').on(table.visitorId),
  ],
);

/** All of them as numbers, a row for each day in China. */
export const cardVisitDays = sqliteTable(
  'card_visit_days',
  {
    cardId: integer('card_id')
      .notNull()
      .references(() => businessCards.id, { onDelete: 'cascade' }),
    day: text('day').notNull(),
    opens: integer('opens').notNull().default(0),
    scans: integer('scans').notNull().default(0),
    saves: integer('saves').notNull().default(0),
    exchanges: integer('exchanges').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.cardId, table.day] })],
);
