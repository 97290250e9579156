import {
  daysOfLunarMonth,
  isYearKnown,
  leapMonthOf,
  lunarDateOf,
  lunarMonthWords,
  lunarWords,
  solarDayOf,
} from './almanac/lunar.ts';
import { type Day, dayNumber, daysIn, dayText } from './day.ts';
import type { DateIcon, SpecialDate } from './special-dates.ts';

/** A day on which a special date is kept. */
export interface KeptDay extends Day {
  /** Years since the birth or the event (周岁); null where its year is not known. */
  readonly age: number | null;
  /** Why it is that day, where that is not plain; empty otherwise. */
  readonly words: string;
}

export interface DaysOfDate {
  /** One as a rule; a lunar date may fall into a solar year twice, or not at all. */
  readonly days: readonly KeptDay[];
  /** What is to be said of the whole year; empty where there is one day. */
  readonly words: string;
}

const NONE: DaysOfDate = { days: [], words: '' };

/** The days of a solar year on which a special date is kept, with what is to be said of them (纪念日换算). */
export function daysOf(date: SpecialDate, year: number): DaysOfDate {
  if (!isYearKnown(year) || year < date.year) return NONE;
  return date.lunar ? lunarDays(date, year) : solarDays(date, year);
}

function solarDays({ month, day, year: birth }: SpecialDate, year: number): DaysOfDate {
  const last = Math.min(day, daysIn(year, month));
  const words = last < day ? `${year}年没有${month}月${day}日，按${month}月${last}日` : '';
  return { days: [{ year, month, day: last, age: birth === 0 ? null : year - birth, words }], words: '' };
}

function lunarDays(date: SpecialDate, year: number): DaysOfDate {
  const birth = birthDay(date);
  const found = [year - 1, year].flatMap((lunarYear): KeptDay[] => {
    const day = dayInLunarYear(date, lunarYear);
    if (day?.year !== year || (birth && dayNumber(day) < dayNumber(birth))) return [];
    const age = birth && lunarYear - date.year;
    return [{ ...day, age, words: wordsOfYear(date, lunarYear) }];
  });
  return { days: found, words: wordsOfCount(date, year, found) };
}

/** The ordinary month is meant where there is a leap month too, and the 29th where there is no 30th. */
function dayInLunarYear({ month, day }: Pick<SpecialDate, 'month' | 'day'>, year: number): Day | null {
  const last = Math.min(day, daysOfLunarMonth(year, month));
  return solarDayOf({ year, month, day: last, isLeap: false });
}

function wordsOfYear({ month, day }: SpecialDate, year: number): string {
  const words = lunarMonthWords({ month, isLeap: false });
  const hasLeap = leapMonthOf(year) === month;
  const isMissing = day > daysOfLunarMonth(year, month);
  return [
    ...(hasLeap ? [`这一年有闰${words}，按${words}`] : []),
    ...(isMissing ? [`这一年${words}没有三十，按廿九`] : []),
  ].join('；');
}

/** The solar day of a lunar birth; null where its year is not known. */
export function birthDay(date: Omit<SpecialDate, 'name' | 'icon' | 'color'>): Day | null {
  return date.year === 0 ? null : dayInLunarYear(date, date.year);
}

function wordsOfCount(date: SpecialDate, year: number, days: readonly Day[]): string {
  const name = lunarWords({ ...date, isLeap: false });
  if (days.length > 1) return `${year}年有两次农历${name}：${days.map(shortWords).join('和')}`;
  const whole = [year - 1, year].filter((lunarYear) => dayInLunarYear(date, lunarYear)?.year === year);
  if (whole.length > 0) return '';
  const next = dayInLunarYear(date, year);
  return `${year}年没有农历${name}${next ? `，下一次是${next.year}年${shortWords(next)}` : ''}`;
}

const shortWords = ({ month, day }: Day) => `${month}月${day}日`;

const OF_BIRTHS: readonly DateIcon[] = ['cake', 'baby'];

/** 36周岁, 出生 on the day itself; 12周年 of anything but a birth; empty where the year is not known. */
export function ageWords(age: number | null, icon: DateIcon): string {
  if (age === null) return '';
  if (!OF_BIRTHS.includes(icon)) return age === 0 ? '' : `${age}周年`;
  return age === 0 ? '出生' : `${age}周岁`;
}

/** How a kept day is spoken of: 2027年9月15日 · 农历八月十五 · 60周岁. */
export function keptDayWords(date: SpecialDate, day: KeptDay): string {
  const lunar = date.lunar ? lunarDateOf(day) : null;
  return [
    `${day.year}年${shortWords(day)}`,
    lunar ? `农历${lunarWords(lunar)}` : '',
    ageWords(day.age, date.icon),
    day.words,
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

export interface DateOfDay {
  readonly date: SpecialDate;
  readonly age: number | null;
}

/** The dates of a year by their days, `2027-02-14`, in the order of the dates. */
export function datesByDay(
  dates: readonly SpecialDate[],
  year: number,
): ReadonlyMap<string, readonly DateOfDay[]> {
  const byDay = new Map<string, DateOfDay[]>();
  for (const date of dates) {
    for (const day of daysOf(date, year).days) {
      const kept = byDay.get(dayText(day)) ?? [];
      kept.push({ date, age: day.age });
      byDay.set(dayText(day), kept);
    }
  }
  return byDay;
}
