import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type DataOf, keyOf, send } from '#web/kit/ask/send.ts';
import { orThrow } from '#web/lib/call/outcome.ts';

export type Found = DataOf<'SearchServiceMag.search'>;

/** Own things that match a keyword (全局搜索); quiet, because it is asked with each letter, and a late answer is given up. */
export function foundFor(keyword: string) {
  return queryOptions({
    queryKey: keyOf('SearchServiceMag.search', { keyword }),
    queryFn: ({ signal }) => orThrow(send('SearchServiceMag.search', { keyword }, { quiet: true, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled: keyword !== '',
  });
}
