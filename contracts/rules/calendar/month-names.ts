import { type Day, type Month, monthText, weekdayOf } from './day.ts';

/**
 * What generated elements of a calendar are called, so that another year finds the same place: `2027-02-14 lunar`,
 * `2027-02 title`, `2027 years`.
 */
const NAME = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)? ([a-z]+(?:-[a-z0-9]+)?)$/;

/** The place of an element (格位): whatever the year, the same name for the same cell of the same page. */
export interface Place {
  /** Counted from the first month of its calendar; null for what belongs to the whole. */
  readonly month: number | null;
  /** The cell of a day, counted from the first day of the first week; null for what belongs to the month. */
  readonly cell: number | null;
  /** What it is: `number`, `lunar`, `title`. */
  readonly part: string;
}

interface Beginning {
  readonly firstYear: number;
  readonly firstMonth: number;
  readonly weekStart: 0 | 1;
}

/** The cell of a day in its month. */
export function cellOf({ year, month, day }: Day, weekStart: 0 | 1): number {
  return ((weekdayOf({ year, month, day: 1 }) - weekStart + 7) % 7) + day - 1;
}

/** The place that a name tells; null where no calendar has given it. */
export function placeOfName(name: string | undefined, from: Beginning): Place | null {
  const [, year, month, day, part = ''] = NAME.exec(name ?? '') ?? [];
  if (!year) return null;
  if (!month) return { month: null, cell: null, part };
  const own: Month = { year: Number(year), month: Number(month) };
  const at = (own.year - from.firstYear) * 12 + own.month - from.firstMonth;
  const cell = day ? cellOf({ ...own, day: Number(day) }, from.weekStart) : null;
  return { month: at, cell, part };
}

export function placeKey({ month, cell, part }: Place): string {
  return `${month ?? 'all'} ${cell ?? 'month'} ${part}`;
}

/** What an element is of the grid of a month (月历格): a part of a day, or of the heads and lines around the days. */
export interface GridPart {
  readonly grid: 'days' | 'frame';
  readonly cell: string;
  readonly part: string;
}

const FRAME = /^(?:band|column|week|weekday)(?:-|$)/;

/** The grid that a name tells; null for titles, photos and what no calendar has named. */
export function gridPart(name: string | undefined): GridPart | null {
  const [, year, month, day, part = ''] = NAME.exec(name ?? '') ?? [];
  if (!month) return null;
  if (day) return { grid: 'days', cell: `${year}-${month}-${day}`, part };
  return FRAME.test(part) ? { grid: 'frame', cell: `${year}-${month} ${part}`, part } : null;
}

export const monthPart = (month: Month, part: string) => `${monthText(month)} ${part}`;
