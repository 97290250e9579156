import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { DateIcon } from '#contracts/rules/calendar/special-dates.ts';
import { users } from '../account/users.ts';

/** 纪念日: a day that a member wants in all calendars, as `contracts/rules/calendar/special-dates.ts` has it. */
export const specialDates = sqliteTable(
  'special_dates',
  {
    id: integer('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    lunar: integer('lunar', { mode: 'boolean' }).notNull(),
    month: integer('month').notNull(),
    day: integer('day').notNull(),
    year: integer('year').notNull().default(0),
    icon: text('icon').$type<DateIcon>().notNull(),
    color: text('color').notNull(),
  },
  (table) => [index('special_dates_user').on(table.userId)],
);
