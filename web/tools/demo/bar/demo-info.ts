/** What the server says of this visit. */
export interface DemoInfo {
  /** Empty where the visitors share one world. */
  readonly sandbox: string;
  /** When the visitor's world is given up at the latest, in epoch milliseconds; null where nothing ends. */
  readonly endsAt: number | null;
}

export interface TimeLeft {
  readonly text: string;
  /** For a narrow screen. */
  readonly shortText: string;
  readonly state: 'plenty' | 'short' | 'over';
}

const MINUTE_MS = 60_000;
const SHORT_MS = 5 * MINUTE_MS;

/** How long the visit lasts (剩余时间), in whole minutes so that the eye is not drawn to it. */
export function timeLeft(endsAt: number, now: number): TimeLeft {
  const left = endsAt - now;
  if (left <= 0) return { text: '演示时间已到', shortText: '已到时', state: 'over' };
  const minutes = Math.ceil(left / MINUTE_MS);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const long = hours === 0 ? `${minutes} 分钟` : `${hours} 小时${rest === 0 ? '' : ` ${rest} 分`}`;
  const short = hours === 0 ? `${minutes} 分` : `${hours}:${String(rest).padStart(2, '0')}`;
  return { text: `剩余 ${long}`, shortText: short, state: left <= SHORT_MS ? 'short' : 'plenty' };
}
