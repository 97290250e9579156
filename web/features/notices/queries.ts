import { infiniteQueryOptions } from '@tanstack/react-query';
import { orThrow } from '#web/lib/outcome.ts';
import { KEYS } from '#web/lib/query-keys.ts';
import { NOTICES_PAGE_SIZE, noticePage } from './api.ts';

export const queries = {
  /** What the member was told (通知), the newest first; whoever opens the panel wants what is new. */
  notices: () =>
    infiniteQueryOptions({
      queryKey: KEYS.notices,
      queryFn: ({ pageParam }) => orThrow(noticePage(pageParam)),
      initialPageParam: 1,
      getNextPageParam: ({ page, total }) => (page * NOTICES_PAGE_SIZE < total ? page + 1 : undefined),
      staleTime: 0,
    }),
};
