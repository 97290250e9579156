/** The product's members share one time zone without daylight saving time: UTC+8. */
const CHINA_OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

/** Midnights in China before this moment, counted from 1970. */
export function chinaDay(epochMs: number): number {
  return Math.floor((epochMs + CHINA_OFFSET_MS) / DAY_MS);
}

/** A clock time in China, a number of days after the day of another moment. */
export function chinaMomentAt(epochMs: number, days: number, minutesOfDay: number): number {
  return (chinaDay(epochMs) + days) * DAY_MS - CHINA_OFFSET_MS + minutesOfDay * 60_000;
}

/** A day in China in words (日期): 11月21日, with the year when it differs from the current one. */
export function chinaDayText(epochMs: number, now: number): string {
  if (chinaDay(epochMs) === chinaDay(now)) return '今天';
  const [year = '', month, day] = chinaIsoDay(epochMs).split('-');
  const text = `${Number(month)}月${Number(day)}日`;
  return chinaIsoDay(now).startsWith(year) ? text : `${Number(year)}年${text}`;
}

/** A moment in China in words (时间): 今天 12:00, or 11月22日 12:00. */
export function chinaTimeText(epochMs: number, now: number): string {
  const time = new Date(epochMs + CHINA_OFFSET_MS).toISOString().slice(11, 16);
  return `${chinaDayText(epochMs, now)} ${time}`;
}

export function chinaIsoDay(epochMs: number): string {
  return new Date(epochMs + CHINA_OFFSET_MS).toISOString().slice(0, 10);
}
