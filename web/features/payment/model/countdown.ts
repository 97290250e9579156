const SECOND_MS = 1000;

/** The time that is left (剩余时间) as 1:05:09, 5:09 or 2 天 3 小时; null when it is over. */
export function countdown(until: string, now: number): string | null {
  const seconds = Math.ceil((Date.parse(until) - now) / SECOND_MS);
  if (!(seconds > 0)) return null;
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  if (days > 0) return `${days} 天 ${hours} 小时`;
  const tail = `${twoDigits(minutes)}:${twoDigits(seconds % 60)}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
