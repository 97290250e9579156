import type { TrimSize } from '../print/page-boxes.ts';
import type { CalendarKind } from './calendar-types.ts';

export const CALENDAR_KIND_NAMES: Readonly<Record<CalendarKind, string>> = {
  desk: '台历',
  wall: '挂历',
  year: '年历',
};

/** A calendar of two pages is a single leaf. */
const SHEET_PAGES_MAX = 2;
/** Fewer than two leaves a month. */
const WALL_PAGES_MAX = 23;

/** What a calendar is by its form: with one leaf a month it hangs on a wall, unless its pages lie: then it stands on a desk. */
export function calendarKind({
  pageNum,
  widthMm,
  heightMm,
}: TrimSize & { readonly pageNum: number }): CalendarKind {
  if (pageNum <= SHEET_PAGES_MAX) return 'year';
  return pageNum <= WALL_PAGES_MAX && heightMm >= widthMm ? 'wall' : 'desk';
}
