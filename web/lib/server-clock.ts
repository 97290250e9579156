/** The Date header counts whole seconds and travels for a while; less than this is no difference. */
const TOLERANCE_MS = 2500;

export interface ServerClock {
  /** Takes the Date header of a reply; anything else is no news. */
  learn(date: string | null): void;
  now(): number;
}

/** What time it is for the server (服务器时间): a countdown to its moments must not trust the visitor's clock. */
export function createServerClock(ownNow: () => number): ServerClock {
  let offsetMs = 0;
  return {
    learn(date) {
      const told = date === null ? Number.NaN : Date.parse(date);
      if (Number.isNaN(told)) return;
      const difference = told - ownNow();
      if (Math.abs(difference - offsetMs) > TOLERANCE_MS) offsetMs = difference;
    },
    now: () => ownNow() + offsetMs,
  };
}

export const serverClock = createServerClock(Date.now);
