import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** Only the hash of a token is kept: a copied database opens nobody's account. */
export const sessions = sqliteTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    device: text('device').notNull().default(''),
    /** The network address that it was last used from. */
    ip: text('ip').notNull().default(''),
    /** To a few minutes: a session is used with every call, and written down now and then. */
    lastUsedAt: integer('last_used_at').notNull().default(0),
  },
  (table) => [index('sessions_user').on(table.userId)],
);
