import type { Database } from '../client.ts';

const HOUR_MS = 3_600_000;

/** The members looked in a few hours ago, and have read what they had been told by then. */
export function leaveOldNoticesRead(db: Database, now: number): void {
  db.sqlite
    .prepare('UPDATE notices SET read_at = created_at + @hour WHERE read_at IS NULL AND created_at < @since')
    .run({ hour: HOUR_MS, since: now - 4 * HOUR_MS });
}
