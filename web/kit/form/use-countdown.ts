import { useCallback, useSyncExternalStore } from 'react';
import { serverClock } from '#web/lib/server-clock.ts';

const TICK_MS = 250;

/** Whole seconds until a moment of the server's, 0 for none. It follows the clock, so a tab that slept counts on rightly. */
export function useCountdown(endsAt: number): number {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (endsAt === 0) return () => {};
      const timer = setInterval(listener, TICK_MS);
      return () => clearInterval(timer);
    },
    [endsAt],
  );
  return useSyncExternalStore(subscribe, () => Math.max(0, Math.ceil((endsAt - serverClock.now()) / 1000)));
}
