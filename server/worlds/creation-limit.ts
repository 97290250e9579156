const WINDOW_MS = 60_000;
export const MOST_PER_MINUTE = 20;
/** For an audience that opens one address at the same moment. */
export const MOST_PER_MINUTE_IN_ROOM = 400;

interface Window {
  readonly since: number;
  count: number;
}

export interface CreationLimit {
  /** Counts a creation; answers the seconds to wait where there were too many, 0 otherwise. */
  take(address: string): number;
  forgetOld(): void;
}

/** How many sandboxes one address may create in a minute. */
export function createCreationLimit(most: number, now: () => number): CreationLimit {
  const windows = new Map<string, Window>();
  const isOver = ({ since }: Window) => now() - since >= WINDOW_MS;

  return {
    take(address) {
      const known = windows.get(address);
      const window = known && !isOver(known) ? known : { since: now(), count: 0 };
      windows.set(address, window);
      if (window.count >= most) return Math.ceil((window.since + WINDOW_MS - now()) / 1000);
      window.count += 1;
      return 0;
    },
    forgetOld() {
      for (const [address, window] of windows) if (isOver(window)) windows.delete(address);
    },
  };
}
