import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { orThrow } from '#web/lib/outcome.ts';
import { KEYS } from '#web/lib/query-keys.ts';
import { search } from './api.ts';

export const queries = {
  /** What of one's own says this (全局搜索); an answer that comes late is given up for the next question. */
  found: (keyword: string) =>
    queryOptions({
      queryKey: [...KEYS.search, keyword],
      queryFn: ({ signal }) => orThrow(search(keyword, signal)),
      placeholderData: keepPreviousData,
      staleTime: 0,
      enabled: keyword !== '',
    }),
};
