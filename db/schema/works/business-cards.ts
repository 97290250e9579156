import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { CardContent } from '#contracts/rules/cards/card-content.ts';
import { CARD_STATES } from '#contracts/rules/cards/card-states.ts';
import { CARD_THEMES } from '#contracts/rules/cards/card-themes.ts';
import { users } from '../account/users.ts';

/** 名片. */
export const businessCards = sqliteTable(
  'business_cards',
  {
    id: integer('id').primaryKey(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What its address ends with. */
    slug: text('slug').notNull(),
    state: text('state', { enum: CARD_STATES }).notNull().default('draft'),
    theme: text('theme', { enum: CARD_THEMES }).notNull(),
    content: text('content', { mode: 'json' }).$type<CardContent>().notNull(),
    photoHash: text('photo_hash').notNull().default(''),
    wechatHash: text('wechat_hash').notNull().default(''),
    /** Counts the changes, so that one that was made without knowing of another is refused. */
    revision: integer('revision').notNull().default(1),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    index('business_cards_owner').on(table.ownerId, table.id),
    uniqueIndex('business_cards_slug').on(table.slug),
  ],
);
