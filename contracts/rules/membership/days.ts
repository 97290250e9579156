const DAY_MS = 86_400_000;
const CHINA_OFFSET_MS = 8 * 3_600_000;

/** A day of the calendar, as YYYY-MM-DD. */
type Day = string;

function readDay(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function writeDay(at: number): Day {
  return new Date(at).toISOString().slice(0, 10);
}

/** The moment when a day begins in China. */
export function dayBegins(day: Day): number {
  return readDay(day) - CHINA_OFFSET_MS;
}

export function addDays(day: Day, days: number): Day {
  return writeDay(readDay(day) + days * DAY_MS);
}

export function daysBetween(from: Day, to: Day): number {
  return (readDay(to) - readDay(from)) / DAY_MS;
}

/** The same day a number of months later, or the last of that month if it is shorter. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return writeDay(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}
