import { useQuery } from '@tanstack/react-query';
import { counters } from '#web/features/session/api.ts';
import { COUNTERS_KEY } from '#web/lib/query-keys.ts';
import { replyData } from '#web/lib/reply-data.ts';

export interface Counters {
  readonly cart: number;
  /** Orders that wait for the member: to be paid, or to be put right. */
  readonly orders: number;
  /** Payments whose result is not known yet. */
  readonly paying: number;
}

const NOTHING: Counters = { cart: 0, orders: 0, paying: 0 };
const ASK_AGAIN_MS = 5000;

/** What the badges of the shell show (角标); zeros while nobody knows, because a badge that fails is no badge. */
export function useCounters(): Counters {
  const query = useQuery({
    queryKey: COUNTERS_KEY,
    queryFn: async () => replyData(await counters()),
    // A payment under way is watched wherever the member is.
    refetchInterval: ({ state }) => ((state.data?.paying ?? 0) > 0 ? ASK_AGAIN_MS : false),
  });
  if (!query.data) return NOTHING;
  const { cart, unpaid, toFix, paying } = query.data;
  return { cart, orders: unpaid + toFix, paying };
}
