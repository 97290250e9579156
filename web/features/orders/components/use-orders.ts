import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { COUNTERS_KEY } from '#web/lib/query-keys.ts';
import { serverClock } from '#web/lib/server-clock.ts';
import { type OrderQuestion, orderDetail, orderPage } from '../api.ts';
import { nextDue } from '../model/time-left.ts';

const ORDERS_KEY = ['orders'] as const;

// Orders move on without the customer, so what was read before is never taken for the truth.
const ALWAYS_ANEW = { staleTime: 0, refetchOnWindowFocus: 'always' } as const;

export function useOrderPage(question: OrderQuestion) {
  return useQuery({
    queryKey: [...ORDERS_KEY, 'list', question],
    queryFn: () => orderPage(question),
    placeholderData: keepPreviousData,
    ...ALWAYS_ANEW,
  });
}

export function useOrderDetail(orderNo: string) {
  return useQuery({
    queryKey: [...ORDERS_KEY, 'detail', orderNo],
    queryFn: () => orderDetail(orderNo),
    ...ALWAYS_ANEW,
  });
}

/** Reads everything about orders again, with the badges of the shell. */
export function useOrdersRefresh(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ORDERS_KEY }),
      queryClient.invalidateQueries({ queryKey: COUNTERS_KEY }),
    ]);
  }, [queryClient]);
}

/** The server has to be past the moment as well. */
const GRACE_MS = 1500;
/** Longer waits than this overflow the timer, and nobody leaves a page open for so long. */
const LONGEST_MS = 2_000_000_000;

/** Reads again when something that is shown is due (到期). */
export function useDueRefresh(moments: readonly string[]): void {
  const refresh = useOrdersRefresh();
  const joined = moments.join();
  useEffect(() => {
    const now = serverClock.now();
    const due = nextDue(joined.split(','), now);
    if (due === null) return;
    const timer = setTimeout(() => void refresh(), Math.min(due - now + GRACE_MS, LONGEST_MS));
    return () => clearTimeout(timer);
  }, [joined, refresh]);
}
