import { useEffect } from 'react';
import { useReadAgain } from '#web/kit/act/stale.ts';
import { serverClock } from '#web/lib/server-clock.ts';
import { dueIn, nextDue } from '#web/lib/words/time-left.ts';
import { ORDERS } from './use-order-act.ts';

/** Reads the orders again when something that is shown is due (到期). */
export function useDueRefresh(moments: readonly string[]): void {
  const readAgain = useReadAgain();
  const joined = moments.join();
  useEffect(() => {
    const now = serverClock.now();
    const due = nextDue(joined.split(','), now);
    if (due === null) return;
    const timer = setTimeout(() => void readAgain(ORDERS), dueIn(due, now));
    return () => clearTimeout(timer);
  }, [joined, readAgain]);
}
