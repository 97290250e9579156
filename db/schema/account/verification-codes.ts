import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** 验证码. Hashed like a password would be, but fast: it lives minutes and allows few tries. */
export const verificationCodes = sqliteTable(
  'verification_codes',
  {
    id: integer('id').primaryKey(),
    mobile: text('mobile').notNull(),
    purpose: text('purpose').notNull(),
    codeHash: text('code_hash').notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    usedAt: integer('used_at'),
    tries: integer('tries').notNull().default(0),
  },
  (table) => [index('verification_codes_mobile').on(table.mobile, table.purpose)],
);
