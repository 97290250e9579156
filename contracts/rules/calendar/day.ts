/** A day of the solar calendar (公历), months and days from 1. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export interface Month {
  readonly year: number;
  readonly month: number;
}

const DAY_MS = 86_400_000;
const WEEK = 7;
/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 4;

/** How many days it lies behind 1 January 1970. */
export function dayNumber({ year, month, day }: Day): number {
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

export function dayAt(number: number): Day {
  const at = new Date(number * DAY_MS);
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
}

export function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** From 0, a Sunday. */
export function weekdayOf(day: Day): number {
  return (((dayNumber(day) + FIRST_WEEKDAY) % WEEK) + WEEK) % WEEK;
}

/** The month that many months later. */
export function monthAfter({ year, month }: Month, months: number): Month {
  const at = year * 12 + month - 1 + months;
  return { year: Math.floor(at / 12), month: (at % 12) + 1 };
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** `2027-02` */
export function monthText({ year, month }: Month): string {
  return `${year}-${twoDigits(month)}`;
}

/** `2027-02-14` */
export function dayText(day: Day): string {
  return `${monthText(day)}-${twoDigits(day.day)}`;
}

/** The years whose lunar months and terms are known. */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;
