import { queryOptions } from '@tanstack/react-query';
import { orThrow } from '#web/lib/outcome.ts';
import { KEYS } from '#web/lib/query-keys.ts';
import { counters } from './api.ts';

const ASK_AGAIN_MS = 5000;

export const queries = {
  /** What the badges of the shell show (角标). A payment under way is watched wherever the member is. */
  counters: () =>
    queryOptions({
      queryKey: KEYS.counters,
      queryFn: () => orThrow(counters()),
      refetchInterval: ({ state }) => ((state.data?.paying ?? 0) > 0 ? ASK_AGAIN_MS : false),
    }),
};
