import { useEffect, useState } from 'react';
import { serverClock } from './server-clock.ts';

/** The server's time, told again every so often, for a countdown; null stops it. */
export function useServerNow(everyMs: number | null): number {
  const [now, setNow] = useState(serverClock.now);
  useEffect(() => {
    if (everyMs === null) return;
    setNow(serverClock.now());
    const timer = setInterval(() => setNow(serverClock.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
