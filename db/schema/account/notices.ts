import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

export const NOTICE_KINDS = [
  'order',
  'publication',
  'wallet',
  'membership',
  'invoice',
  'team',
  'card',
  'account',
] as const;

/** 通知: what happened to a member's things while he looked elsewhere. */
export const notices = sqliteTable(
  'notices',
  {
    id: integer('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: NOTICE_KINDS }).notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** The screen on which something can be done about it; empty where there is none. */
    path: text('path').notNull(),
    createdAt: integer('created_at').notNull(),
    readAt: integer('read_at'),
  },
  (table) => [
    index('notices_user').on(table.userId, table.createdAt, table.id),
    index('notices_unread').on(table.userId).where(sql`${table.readAt} IS NULL`),
  ],
);
