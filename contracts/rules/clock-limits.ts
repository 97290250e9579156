/** The range of the replica's clock, for the control plane, the environment and exported worlds. */
const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2199, 11, 31, 23, 59, 59, 999);

export const CLOCK_LIMITS_IN_WORDS = 'from 2000-01-01 to the end of 2199';

export function isClockMoment(at: number): boolean {
  return at >= EARLIEST && at <= LATEST;
}

/** An ISO date, with or without a time; null for anything else or a date outside the range of the clock. */
export function readClockMoment(text: string): number | null {
  const at = /^\d{4}-\d{2}-\d{2}(T|$)/.test(text) ? Date.parse(text) : Number.NaN;
  return isClockMoment(at) ? at : null;
}
