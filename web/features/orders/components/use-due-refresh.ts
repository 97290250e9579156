import { useEffect } from 'react';
import { useReadAgain } from '#web/kit/act/stale.ts';
import { serverClock } from '#web/lib/server-clock.ts';
import { nextDue } from '#web/lib/words/time-left.ts';
import { ORDERS } from './use-order-act.ts';

/** The server has to be past the moment as well. */
const GRACE_MS = 1500;
/** Longer waits than this overflow the timer, and nobody leaves a page open for so long. */
const LONGEST_MS = 2_000_000_000;

/** Reads the orders again when something that is shown is due (到期). */
export function useDueRefresh(moments: readonly string[]): void {
  const readAgain = useReadAgain();
  const joined = moments.join();
  useEffect(() => {
    const now = serverClock.now();
    const due = nextDue(joined.split(','), now);
    if (due === null) return;
    const timer = setTimeout(() => void readAgain(ORDERS), Math.min(due - now + GRACE_MS, LONGEST_MS));
    return () => clearTimeout(timer);
  }, [joined, readAgain]);
}
