import { chinaIsoDay } from '../china-time.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Versions that members name (命名版本), of one work. */
export const NAMED_VERSIONS_MAX = 100;
export const VERSION_NOTE_MAX = 60;

interface AutoVersion {
  readonly seq: number;
  readonly createdAt: number;
}

/** A version is kept before the first save of each hour of work (自动版本). */
export function isAutoVersionDue(latestAt: number | null, now: number): boolean {
  return latestAt === null || now - latestAt >= HOUR_MS;
}

/** Automatic versions that are given up: all are kept for a day, then the first of each day for thirty days. */
export function overdueVersions(versions: readonly AutoVersion[], now: number): number[] {
  const days = new Set<string>();
  return versions
    .toSorted((a, b) => a.createdAt - b.createdAt)
    .filter(({ createdAt }) => {
      const age = now - createdAt;
      if (age < DAY_MS) return false;
      if (age >= 30 * DAY_MS) return true;
      const day = chinaIsoDay(createdAt);
      const isFirst = !days.has(day);
      days.add(day);
      return !isFirst;
    })
    .map(({ seq }) => seq);
}
