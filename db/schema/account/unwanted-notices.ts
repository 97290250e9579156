import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { NOTICE_KINDS } from './notices.ts';
import { users } from './users.ts';

/** 通知设置: the kinds that a member does not want to be told of. */
export const unwantedNotices = sqliteTable(
  'unwanted_notices',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: NOTICE_KINDS }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
