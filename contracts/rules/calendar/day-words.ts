import { festivalOf, isLegalHoliday } from './almanac/festivals.ts';
import { HOLIDAY_MARKS, holidayOf } from './almanac/holidays.ts';
import { lunarDateOf, lunarDayWords, lunarMonthWords, termOf } from './almanac/lunar.ts';
import { type CalendarStyle, REST_RED } from './calendar-styles.ts';
import type { CalendarSpec } from './calendar-types.ts';
import { type Day, weekdayOf } from './day.ts';

/** What a calendar says of a day, and in which ink. */
export interface DayWords {
  readonly numberInk: string;
  /** Below the number; empty for nothing. */
  readonly below: string;
  /** Of a day with a solar term and a festival the term alone, where there is no room for both. */
  readonly belowShort: string;
  readonly belowInk: string;
  /** 休, 班, or nothing. */
  readonly mark: string;
  readonly markInk: string;
}

const isWeekend = (day: Day) => weekdayOf(day) % 6 === 0;

export function wordsOfDay(
  day: Day,
  { holidays, terms, lunar }: CalendarSpec,
  style: CalendarStyle,
): DayWords {
  const holiday = holidays ? holidayOf(day) : ({ kind: 'unknown' } as const);
  const isLegal = holidays && isLegalHoliday(day);
  const isOff = holiday.kind === 'off' || (holiday.kind !== 'work' && (isWeekend(day) || isLegal));
  const festival = holidays ? festivalOf(day) : null;
  const term = terms ? termOf(day) : '';
  const names = festival?.isLegal
    ? [festival.name]
    : [festival?.name ?? '', term].filter((name) => name !== '');
  const special = names.join(' ');
  const line = lunar ? lunarLine(day) : '';
  return {
    numberInk: isOff ? REST_RED : style.ink,
    below: special || line,
    belowShort: names.at(-1) ?? line,
    belowInk: specialInk(special !== '', festival?.isLegal === true, style),
    mark: HOLIDAY_MARKS[holiday.kind],
    markInk: holiday.kind === 'off' ? REST_RED : style.soft,
  };
}

function specialInk(isSpecial: boolean, isLegal: boolean, { ink, soft }: CalendarStyle): string {
  if (isLegal) return REST_RED;
  return isSpecial ? ink : soft;
}

/** The first day of a month says the month: 正月, 闰六月. */
function lunarLine(day: Day): string {
  const date = lunarDateOf(day);
  if (!date) return '';
  return date.day === 1 ? lunarMonthWords(date) : lunarDayWords(date.day);
}
