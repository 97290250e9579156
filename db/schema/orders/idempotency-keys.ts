import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from '../account/users.ts';
import { jsonText } from '../columns.ts';

/** What a member's call with an idempotency key (幂等键) answered, so that repeating it answers the same. */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    operation: text('operation').notNull(),
    key: text('key').notNull(),
    /** The rest of the input; the same key with other input is refused. */
    input: jsonText('input').notNull(),
    /** JSON of the answer. */
    answer: jsonText('answer').notNull(),
    at: integer('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.operation, table.key] })],
);
