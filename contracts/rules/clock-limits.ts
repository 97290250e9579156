/** How far the replica's clock goes, whoever sets it: the control plane, the environment or an exported world. */
const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2199, 11, 31, 23, 59, 59, 999);

export const CLOCK_LIMITS_IN_WORDS = 'from 2000-01-01 to the end of 2199';

export function isClockMoment(at: number): boolean {
  return at >= EARLIEST && at <= LATEST;
}

/** An ISO date, with or without a time; null for what is none or what the clock does not reach. */
export function readClockMoment(text: string): number | null {
  const at = /^\d{4}-\d{2}-\d{2}(T|$)/.test(text) ? Date.parse(text) : Number.NaN;
  return isClockMoment(at) ? at : null;
}
