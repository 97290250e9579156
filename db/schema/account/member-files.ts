import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** 会员的文件: who uploaded which file. Equal files of several members are stored once. */
export const memberFiles = sqliteTable(
  'member_files',
  {
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    kind: text('kind', { enum: ['pdf', 'jpeg', 'png', 'webp'] }).notNull(),
    /** With the smaller sizes that were made of it. */
    bytes: integer('bytes').notNull(),
    /** Of a picture in pixels, with its orientation applied; null until they are measured, and for a PDF. */
    width: integer('width'),
    height: integer('height'),
    /** When a camera took it (拍摄时间), where the file says so. */
    takenAt: integer('taken_at'),
    /** Where (拍摄地点), as `photo-place.ts` rounds it: for its owner alone, so it goes to no other row. */
    place: text('place'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.hash] }),
    index('member_files_hash').on(table.hash),
  ],
);
