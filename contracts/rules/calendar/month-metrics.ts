import type { Box } from '../pages/document.ts';
import { CALENDAR_STYLES, type CalendarStyle } from './calendar-styles.ts';
import { LEADING, SMALLEST_MM } from './calendar-text.ts';
import type { CalendarSpec } from './calendar-types.ts';
import { daysIn, type Month } from './day.ts';
import { cellOf } from './month-names.ts';

export const WEEK = 7;
const MOST_WEEKS = 6;
/** Months of four weeks have five rows too, so that pages look alike. */
const USUAL_WEEKS = 5;

/** The widest words below a number have three characters and a hair. */
const WIDEST_WORDS = 3.1;
const WEEKDAYS_SHARE = 0.08;
const TITLE_SHARE = { month: 0.15, sheet: 0.13 } as const;
export const RULE_MM = 0.2;

/** Measures of a month in its box, in millimetres; sizes of type are the same for all months of a box. */
export interface MonthMetrics {
  readonly style: CalendarStyle;
  readonly box: Box;
  readonly titleH: number;
  readonly weekdaysH: number;
  readonly weeks: number;
  readonly cellW: number;
  readonly cellH: number;
  /** Free space inside a cell. */
  readonly pad: number;
  readonly digits: number;
  /** The type of lunar dates below the numbers. */
  readonly small: number;
  /** The type of special dates. */
  readonly note: number;
  /** How many lines for special dates there are below a number. */
  readonly dateLines: number;
}

/** On a year sheet a date stands in the place of the lunar one. */
const MOST_DATE_LINES = 3;
/** The type below the numbers beside the largest that they may have. */
const SMALL_SHARE = { month: 0.58, sheet: 0.5 } as const;
/** Print of six points is read by all; on a year sheet, where words are few, there is room for it. */
const CLEAR_MM = 2.13;
/** Special dates beside the lunar ones: two of them find room in the cells of most months. */
const NOTE_SHARE = 0.82;
/** A lunar date and one special date stand below the numbers of the longest month too. */
const USUAL_LINES = 1 + NOTE_SHARE;
/** Numbers stand alone on their line. */
export const NUMBER_LEADING = 1.05;

export function metricsOf(spec: CalendarSpec, month: Month, box: Box): MonthMetrics {
  const style = CALENDAR_STYLES[spec.style];
  const titleH = box.h * TITLE_SHARE[spec.kind === 'year' ? 'sheet' : 'month'];
  const weekdaysH = box.h * WEEKDAYS_SHARE;
  const weeks = weeksOf(spec, month);
  const cellW = box.w / WEEK;
  const [cellH, leastH] = [weeks, MOST_WEEKS].map((rows) => (box.h - titleH - weekdaysH) / rows) as [
    number,
    number,
  ];
  const pad = Math.max(Math.min(cellW, leastH) * (style.lines === 'days' ? 0.08 : 0.05), 2 * RULE_MM);
  const inside = { w: cellW - 2 * pad, h: leastH - 2 * pad };
  const largest = Math.min(cellW * 0.34, inside.h * 0.42);
  const digits = largest * style.digitShare;
  const isSheet = spec.kind === 'year';
  // On a year sheet both share an element, and its spacing.
  const leading = isSheet ? LEADING : NUMBER_LEADING;
  const free = inside.h - digits * leading;
  const room = { w: inside.w / WIDEST_WORDS, h: free / LEADING };
  const share = SMALL_SHARE[isSheet ? 'sheet' : 'month'];
  const wished = Math.min(largest * share, isSheet ? room.h : room.h / USUAL_LINES);
  const small = Math.min(Math.max(wished, isSheet ? CLEAR_MM : SMALLEST_MM), room.w, room.h);
  const note = Math.max(small * NOTE_SHARE, Math.min(small, SMALLEST_MM));
  const below = cellH - 2 * pad - digits * leading - small * LEADING;
  const most = isSheet ? 0 : MOST_DATE_LINES;
  const dateLines = Math.min(Math.floor(below / (note * LEADING) + 0.001), most);
  return { style, box, titleH, weekdaysH, weeks, cellW, cellH, pad, digits, small, note, dateLines };
}

function weeksOf({ weekStart }: CalendarSpec, { year, month }: Month): number {
  const last = cellOf({ year, month, day: daysIn(year, month) }, weekStart);
  return Math.max(Math.floor(last / WEEK) + 1, USUAL_WEEKS);
}

/** Where the days of a cell may be drawn, within its free space. */
export function insideOfCell({ box, titleH, weekdaysH, cellW, cellH, pad }: MonthMetrics, cell: number): Box {
  return {
    x: box.x + (cell % WEEK) * cellW + pad,
    y: box.y + titleH + weekdaysH + Math.floor(cell / WEEK) * cellH + pad,
    w: cellW - 2 * pad,
    h: cellH - 2 * pad,
  };
}
