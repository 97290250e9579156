import { useQuery } from '@tanstack/react-query';
import { counters } from '#web/features/session/api.ts';
import { COUNTERS_KEY } from '#web/lib/query-keys.ts';
import { replyData } from '#web/lib/reply-data.ts';

/** Lines in the cart (购物车数量); zero while nobody knows, because a badge that fails is no badge. */
export function useCartCount(): number {
  const query = useQuery({ queryKey: COUNTERS_KEY, queryFn: async () => replyData(await counters()) });
  return query.data?.cart ?? 0;
}
