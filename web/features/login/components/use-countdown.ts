import { useEffect, useState } from 'react';

/** Whole seconds that are left. It follows the clock, so a tab that slept does not count on where it stopped. */
export function useCountdown(): readonly [left: number, start: (seconds: number) => void] {
  const [endsAt, setEndsAt] = useState(0);
  const [left, setLeft] = useState(0);

  useEffect(() => {
    if (endsAt === 0) return;
    function tick(): void {
      const seconds = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) setEndsAt(0);
    }
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [endsAt]);

  return [left, (seconds) => setEndsAt(Date.now() + seconds * 1000)];
}
