import { useEffect, useState } from 'react';

const TICK_MS = 1000;

/** The time of the machine that shows the demo, each second: a phone may be minutes off. */
export function useNow(aheadMs: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now + aheadMs;
}
