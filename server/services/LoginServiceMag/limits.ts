const MINUTE_MS = 60_000;

export const LOGIN_TRIES = 5;
export const LOCK_MS = 15 * MINUTE_MS;
export const QR_LIFETIME_MS = 2 * MINUTE_MS;
export const CODE_LIFETIME_MS = 5 * MINUTE_MS;
export const CODE_INTERVAL_MS = MINUTE_MS;

export function secondsUntil(at: number, now: number): number {
  return Math.max(1, Math.ceil((at - now) / 1000));
}
