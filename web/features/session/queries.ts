import { queryOptions } from '@tanstack/react-query';
import { orThrow } from '#web/lib/outcome.ts';
import { KEYS } from '#web/lib/query-keys.ts';
import { counters } from './api.ts';

const ASK_AGAIN_MS = 5000;

export const queries = {
  /** What the shell shows (角标), read anew when the member comes back to the window. A payment under way is watched wherever the member is. */
  counters: () =>
    queryOptions({
      queryKey: KEYS.counters,
      queryFn: () => orThrow(counters()),
      refetchOnWindowFocus: true,
      refetchInterval: ({ state }) => ((state.data?.paying ?? 0) > 0 ? ASK_AGAIN_MS : false),
    }),
};
