import { type Day, dayAt, dayNumber, FIRST_YEAR, LAST_YEAR } from '../day.ts';
import {
  EARLIEST_TERMS,
  FIRST_LUNAR_DAY,
  FIRST_LUNAR_YEAR,
  FIRST_TERM_YEAR,
  LUNAR_YEARS,
  TERM_DAYS,
  TERM_NAMES,
  type TermName,
} from './lunar-data.ts';

/** A date of the lunar calendar (农历). */
export interface LunarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly isLeap: boolean;
}

interface LunarMonth extends Omit<LunarDate, 'day'> {
  readonly days: number;
  /** Its first day, counted from 1970. */
  readonly start: number;
}

const DIGITS_OF_YEAR = 5;
const MONTH_BITS = 16;

let read: readonly LunarMonth[] | undefined;

/** Read once, because every day of a calendar is looked up in them. */
function lunarMonths(): readonly LunarMonth[] {
  read ??= readMonths();
  return read;
}

function readMonths(): LunarMonth[] {
  const months: LunarMonth[] = [];
  let start = FIRST_LUNAR_DAY;
  for (let at = 0; at < LUNAR_YEARS.length; at += DIGITS_OF_YEAR) {
    const year = FIRST_LUNAR_YEAR + at / DIGITS_OF_YEAR;
    const leap = Number.parseInt(LUNAR_YEARS.charAt(at), 16);
    const long = Number.parseInt(LUNAR_YEARS.slice(at + 1, at + DIGITS_OF_YEAR), 16);
    for (let place = 0; place < (leap === 0 ? 12 : 13); place += 1) {
      const isLeap = leap > 0 && place === leap;
      const month = leap > 0 && place >= leap ? place : place + 1;
      const days = (long >> (MONTH_BITS - 1 - place)) & 1 ? 30 : 29;
      months.push({ year, month, isLeap, days, start });
      start += days;
    }
  }
  return months;
}

/** The month in which a day lies; undefined outside the table. */
function monthOn(number: number): LunarMonth | undefined {
  const months = lunarMonths();
  let [low, high] = [0, months.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((months[middle]?.start ?? 0) <= number) low = middle;
    else high = middle - 1;
  }
  const found = months[low];
  return found && number >= found.start && number < found.start + found.days ? found : undefined;
}

/** The lunar date of a day; null before 1900 and after 2100. */
export function lunarDateOf(day: Day): LunarDate | null {
  const number = dayNumber(day);
  const found = isYearKnown(day.year) ? monthOn(number) : undefined;
  if (!found) return null;
  const { year, month, isLeap, start } = found;
  return { year, month, isLeap, day: number - start + 1 };
}

export function isYearKnown(year: number): boolean {
  return Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR;
}

function monthOf(year: number, month: number, isLeap: boolean): LunarMonth | undefined {
  const months = lunarMonths();
  // A year begins at most 13 months for each year before it, and at least 12.
  const from = Math.max((year - FIRST_LUNAR_YEAR) * 12, 0);
  for (let at = from; at < months.length && (months[at]?.year ?? 0) <= year; at += 1) {
    const found = months[at];
    if (found?.year === year && found.month === month && found.isLeap === isLeap) return found;
  }
  return undefined;
}

/** How many days a lunar month has; 0 where the year has no such month, or is outside the table. */
export function daysOfLunarMonth(year: number, month: number, isLeap = false): number {
  return monthOf(year, month, isLeap)?.days ?? 0;
}

/** The day of a lunar date; null where there is none, such as a 30th of a month of 29 days. */
export function solarDayOf({ year, month, day, isLeap }: LunarDate): Day | null {
  const found = monthOf(year, month, isLeap);
  return found && day >= 1 && day <= found.days ? dayAt(found.start + day - 1) : null;
}

/** The leap month of a lunar year (闰月); 0 for none. */
export function leapMonthOf(year: number): number {
  const digit = LUNAR_YEARS.charAt((year - FIRST_LUNAR_YEAR) * DIGITS_OF_YEAR);
  return Number.parseInt(digit, 16) || 0;
}

const MONTHS_OF_YEAR = 12;

/** The days of the two solar terms of a month (节气); none outside the table. */
export function termsOf(year: number, month: number): readonly { name: TermName; day: number }[] {
  if (!isYearKnown(year)) return [];
  const digit = TERM_DAYS.charAt((year - FIRST_TERM_YEAR) * MONTHS_OF_YEAR + month - 1);
  const later = Number.parseInt(digit, 16);
  return [later >> 2, later & 3].flatMap((days, half) => {
    const at = 2 * (month - 1) + half;
    const [name, earliest] = [TERM_NAMES[at], EARLIEST_TERMS[at]];
    return name && earliest ? [{ name, day: earliest + days }] : [];
  });
}

/** The solar term that falls on a day; empty for none. */
export function termOf({ year, month, day }: Day): TermName | '' {
  return termsOf(year, month).find((term) => term.day === day)?.name ?? '';
}

const DIGITS = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十'] as const;
const TENS = ['初', '十', '廿'] as const;
const MONTH_WORDS = [
  ...['', '正月', '二月', '三月', '四月', '五月', '六月'],
  ...['七月', '八月', '九月', '十月', '冬月', '腊月'],
] as const;

/** 初一, 十五, 廿九. */
export function lunarDayWords(day: number): string {
  if (day === 10 || day === 20 || day === 30) return ['初十', '二十', '三十'][day / 10 - 1] ?? '';
  return `${TENS[Math.floor(day / 10)] ?? ''}${DIGITS[day % 10] ?? ''}`;
}

/** 正月, 闰六月, 腊月. */
export function lunarMonthWords({ month, isLeap }: Pick<LunarDate, 'month' | 'isLeap'>): string {
  return `${isLeap ? '闰' : ''}${MONTH_WORDS[month] ?? ''}`;
}

/** 六月初五, 闰六月廿九. */
export function lunarWords(date: LunarDate): string {
  return `${lunarMonthWords(date)}${lunarDayWords(date.day)}`;
}

/** The last day of the year (除夕), whether the 30th or the 29th. */
export function isNewYearsEve({ year, month, day }: LunarDate): boolean {
  return month === 12 && day === daysOfLunarMonth(year, 12) && leapMonthOf(year) !== 12;
}

const STEMS = '甲乙丙丁戊己庚辛壬癸';
const BRANCHES = '子丑寅卯辰巳午未申酉戌亥';
const ANIMALS = '鼠牛虎兔龙蛇马羊猴鸡狗猪';
/** A year of 甲子. */
const FIRST_OF_SIXTY = 4;

/** 丁未羊年: 丁未年 where the animal is left out. */
export function lunarYearWords(year: number): string {
  const at = year - FIRST_OF_SIXTY;
  return `${STEMS.charAt(at % 10)}${BRANCHES.charAt(at % 12)}${ANIMALS.charAt(at % 12)}年`;
}
