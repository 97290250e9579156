/** The server has to be past the moment as well. */
const GRACE_MS = 1500;
/** Longer waits than this overflow the timer, and nobody leaves a page open for so long. */
const LONGEST_MS = 2_000_000_000;

/** In how long the time for a payment (付款时间) is over and what the server then says is worth asking for. */
export function dueIn(expiresAt: string, now: number): number {
  return Math.min(Math.max(Date.parse(expiresAt) - now, 0) + GRACE_MS, LONGEST_MS);
}
