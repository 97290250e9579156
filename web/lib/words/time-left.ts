const MINUTE_MS = 60_000;

/** The time that is left (剩余时间) in words: 2 天 3 小时, 1 小时 5 分, 43 分钟; null when it is over. */
export function timeLeft(until: string, now: number): string | null {
  const ms = Date.parse(until) - now;
  if (!(ms > 0)) return null;
  const minutes = Math.ceil(ms / MINUTE_MS);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60)];
  if (days > 0) return `${days} 天${inWords(hours % 24, '小时')}`;
  return hours > 0 ? `${hours} 小时${inWords(minutes % 60, '分')}` : `${minutes} 分钟`;
}

/** The same within the hour, to the second (倒计时): 29:05; null when it is over. */
export function clockLeft(until: string, now: number): string | null {
  const seconds = Math.ceil((Date.parse(until) - now) / 1000);
  if (!(seconds > 0)) return null;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The server has to be past the moment as well. */
const GRACE_MS = 1500;
/** Longer waits overflow the timer. */
const LONGEST_MS = 2_000_000_000;

/** How long to wait before asking the server again once a moment has passed (到期). */
export function dueIn(moment: number, now: number): number {
  return Math.min(Math.max(moment - now, 0) + GRACE_MS, LONGEST_MS);
}

function inWords(value: number, unit: string): string {
  return value === 0 ? '' : ` ${value} ${unit}`;
}

/** When something on these orders is due next (到期), in the server's time; null where nothing is. */
export function nextDue(moments: readonly string[], now: number): number | null {
  const coming = moments.map(Date.parse).filter((at) => at > now);
  return coming.length === 0 ? null : Math.min(...coming);
}
