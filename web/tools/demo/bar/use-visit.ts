import { useEffect, useState } from 'react';
import { demoInfo } from '../calls.ts';
import type { DemoInfo } from './demo-info.ts';

const ASK_MS = 60_000;
const TICK_MS = 10_000;

interface Visit {
  readonly info: DemoInfo | null;
  readonly now: number;
}

/** What the server says of this visit, asked again every minute, and what time it is. */
export function useVisit(): Visit {
  const [visit, setVisit] = useState<Visit>({ info: null, now: Date.now() });

  useEffect(() => {
    let isGone = false;
    async function ask(): Promise<void> {
      // Asking counts as using the demo, so a tab that nobody looks at does not keep it alive.
      if (document.visibilityState !== 'visible') return;
      const info = await demoInfo().catch(() => null);
      // Without an answer the time that was known before goes on running.
      if (info !== null && !isGone) setVisit({ info, now: Date.now() });
    }
    const tick = () => setVisit(({ info }) => ({ info, now: Date.now() }));
    const onShow = () => void ask();
    void ask();
    const timers = [setInterval(() => void ask(), ASK_MS), setInterval(tick, TICK_MS)];
    document.addEventListener('visibilitychange', onShow);
    return () => {
      isGone = true;
      for (const timer of timers) clearInterval(timer);
      document.removeEventListener('visibilitychange', onShow);
    };
  }, []);

  return visit;
}
