export function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Weekday of a date, Monday = 0, by Sakamoto's method: plain arithmetic, no clock and no time zone. */
export function weekdayOf(year: number, month: number, day: number): number {
  const shifts = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4];
  const y = month < 3 ? year - 1 : year;
  const sunday =
    (y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + (shifts[month - 1] ?? 0) + day) % 7;
  return (sunday + 6) % 7;
}
