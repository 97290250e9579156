import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { orThrow } from '#web/lib/outcome.ts';
import { KEYS } from '#web/lib/query-keys.ts';
import { plans, purchases } from './api.ts';

export const queries = {
  /** The membership and its plans (会员方案). Time goes by without this page, so that it is asked anew. */
  plans: () =>
    queryOptions({
      queryKey: KEYS.membership,
      queryFn: () => orThrow(plans()),
      staleTime: 0,
      refetchOnWindowFocus: 'always',
    }),

  /** One page of what was bought (升级记录). */
  purchases: (page: number) =>
    queryOptions({
      queryKey: [...KEYS.membership, 'purchases', page],
      queryFn: () => orThrow(purchases(page)),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
};
