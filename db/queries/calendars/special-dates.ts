import { and, asc, eq } from 'drizzle-orm';
import {
  checkDateRoom,
  MOST_SPECIAL_DATES,
  type SpecialDate,
} from '#contracts/rules/calendar/special-dates.ts';
import { type Done, done, type Missing, missing, type Refused } from '#contracts/rules/decision.ts';
import type { Database } from '../../client.ts';
import { countRows } from '../../rows/count-rows.ts';
import { specialDates } from '../../schema/index.ts';

export type SpecialDateRow = typeof specialDates.$inferSelect;

/** 纪念日 of a member, in the order in which they were made. */
export function specialDatesOf(db: Database, userId: number): SpecialDateRow[] {
  const own = eq(specialDates.userId, userId);
  return db.orm
    .select()
    .from(specialDates)
    .where(own)
    .orderBy(asc(specialDates.id))
    .limit(MOST_SPECIAL_DATES)
    .all();
}

export interface SpecialDateChange {
  readonly userId: number;
  /** Null for a new one. */
  readonly id: number | null;
  readonly date: SpecialDate;
}

export function saveSpecialDate(
  db: Database,
  { userId, id, date }: SpecialDateChange,
): Done<SpecialDateRow> | Missing<'special-date'> | Refused<'dates-full'> {
  return db.orm.transaction(
    (tx) => {
      if (id !== null) {
        const own = and(eq(specialDates.id, id), eq(specialDates.userId, userId));
        const changed = tx.update(specialDates).set(date).where(own).returning().get();
        return changed ? done(changed) : missing('special-date');
      }
      const room = checkDateRoom(countRows(db, specialDates, eq(specialDates.userId, userId)));
      if (room.kind !== 'done') return room;
      return done(
        tx
          .insert(specialDates)
          .values({ ...date, userId })
          .returning()
          .get(),
      );
    },
    { behavior: 'immediate' },
  );
}

/** Takes a date away, and answers what it was. */
export function deleteSpecialDate(
  db: Database,
  userId: number,
  id: number,
): Done<SpecialDateRow> | Missing<'special-date'> {
  const own = and(eq(specialDates.id, id), eq(specialDates.userId, userId));
  const gone = db.orm.delete(specialDates).where(own).returning().get();
  return gone ? done(gone) : missing('special-date');
}
