import { CheckedValue } from '../pages/checked-value.ts';
import type { TrimSize } from '../print/page-boxes.ts';
import {
  CALENDAR_KINDS,
  CALENDAR_STYLE_IDS,
  type CalendarKind,
  type CalendarSpec,
} from './calendar-types.ts';
import { FIRST_YEAR, LAST_YEAR, type Month, monthAfter } from './day.ts';

export const MOST_MONTHS = 13;
const MONTHS_OF_SHEET = 12;

export interface CalendarSize extends TrimSize {
  readonly name: string;
}

/** The sizes that calendars are printed in; the first of a kind is the usual one. */
export const CALENDAR_SIZES: Readonly<Record<CalendarKind, readonly [CalendarSize, ...CalendarSize[]]>> = {
  desk: [
    { name: '标准', widthMm: 210, heightMm: 145 },
    { name: '大号', widthMm: 260, heightMm: 185 },
    { name: '小号', widthMm: 180, heightMm: 130 },
    { name: '迷你', widthMm: 145, heightMm: 100 },
  ],
  wall: [
    { name: 'A3', widthMm: 297, heightMm: 420 },
    { name: '8 开', widthMm: 285, heightMm: 420 },
    { name: 'A4', widthMm: 210, heightMm: 297 },
    { name: '16 开', widthMm: 210, heightMm: 285 },
  ],
  year: [
    { name: 'A2', widthMm: 420, heightMm: 594 },
    { name: '4 开', widthMm: 420, heightMm: 570 },
    { name: 'A3', widthMm: 297, heightMm: 420 },
  ],
};

export type ReadCalendarSpec =
  | { readonly kind: 'spec'; readonly spec: CalendarSpec }
  /** Sentences that begin with the place, such as `calendar.firstYear`. */
  | { readonly kind: 'problems'; readonly problems: readonly string[] };

/** Reads a spec from outside, and names every wrong place. */
export function readCalendarSpec(value: unknown): ReadCalendarSpec {
  const problems: string[] = [];
  checkCalendarSpec(new CheckedValue(value, 'calendar', problems));
  if (problems.length > 0) return { kind: 'problems', problems };
  return { kind: 'spec', spec: value as CalendarSpec };
}

const SWITCHES = ['lunar', 'terms', 'holidays'] as const;
const NAMES = ['kind', 'firstYear', 'firstMonth', 'months', 'weekStart', 'language', 'style', ...SWITCHES];

export function checkCalendarSpec(spec: CheckedValue): void {
  if (!spec.isRecord(NAMES)) return;
  const [kind, months, firstMonth] = [spec.get('kind'), spec.get('months'), spec.get('firstMonth')];
  kind.oneOf(CALENDAR_KINDS);
  if (kind.value === 'year') months.whole(MONTHS_OF_SHEET, MONTHS_OF_SHEET);
  else months.whole(1, MOST_MONTHS);
  firstMonth.whole(1, 12);
  // The table of the lunar calendar ends with its last year.
  const endsLater = Number(firstMonth.value) + Number(months.value) - 1 > 12;
  spec.get('firstYear').whole(FIRST_YEAR, endsLater ? LAST_YEAR - 1 : LAST_YEAR);
  spec.get('weekStart').oneOf([0, 1]);
  spec.get('language').oneOf(['zh', 'zh-en']);
  spec.get('style').oneOf(CALENDAR_STYLE_IDS);
  for (const name of SWITCHES) spec.get(name).oneOf([true, false]);
}

/** Its months in order. */
export function monthsOf({ firstYear, firstMonth, months }: CalendarSpec): Month[] {
  const first = { year: firstYear, month: firstMonth };
  return Array.from({ length: months }, (_, at) => monthAfter(first, at));
}

/** The years that its months lie in. */
export function yearsOf(spec: CalendarSpec): number[] {
  return [...new Set(monthsOf(spec).map(({ year }) => year))];
}

/** 2027, or 2027–2028. */
export function yearsText(spec: CalendarSpec): string {
  const years = yearsOf(spec);
  return [...new Set([years[0], years.at(-1)])].join('–');
}
