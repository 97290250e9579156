import { and, eq, gt, lte, sql, sum } from 'drizzle-orm';
import type { Area } from '#contracts/rules/account/membership.ts';
import { chinaIsoDay } from '#contracts/rules/china-time.ts';
import { ADVICE_DAYS } from '#contracts/rules/membership/advice.ts';
import { addDays } from '#contracts/rules/membership/days.ts';
import type { Database } from '../../client.ts';
import { lockedHits } from '../../schema/index.ts';

/** More of one area on one day tells nothing new. */
const MOST_OF_A_DAY = 20;

/** A member found an area locked (被锁功能): a row for each day, kept as long as advice looks back. */
export function recordLockedHit(
  db: Database,
  { userId, area, now }: { userId: number; area: Area; now: number },
): void {
  const day = chinaIsoDay(now);
  const { changes } = db.orm
    .update(lockedHits)
    .set({ times: sql`min(${lockedHits.times} + 1, ${MOST_OF_A_DAY})` })
    .where(and(eq(lockedHits.userId, userId), eq(lockedHits.day, day), eq(lockedHits.area, area)))
    .run();
  if (changes > 0) return;
  const old = and(eq(lockedHits.userId, userId), lte(lockedHits.day, addDays(day, -ADVICE_DAYS)));
  db.orm.delete(lockedHits).where(old).run();
  db.orm.insert(lockedHits).values({ userId, area, day, times: 1 }).run();
}

/** How often each area was found locked, as far back as advice looks. */
export function lockedHitsOf(db: Database, userId: number, now: number): Partial<Record<Area, number>> {
  const { area, times, day } = lockedHits;
  const rows = db.orm
    .select({ area, times: sum(times).mapWith(Number) })
    .from(lockedHits)
    .where(and(eq(lockedHits.userId, userId), gt(day, addDays(chinaIsoDay(now), -ADVICE_DAYS))))
    .groupBy(area)
    .all();
  return Object.fromEntries(rows.map((row) => [row.area, row.times]));
}
