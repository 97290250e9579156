import { queryOptions } from '@tanstack/react-query';
import { orThrow } from '#web/lib/outcome.ts';
import { KEYS } from '#web/lib/query-keys.ts';
import { goodsFor, pagesOf } from './api.ts';

export const queries = {
  /** What a publication can be printed as (可印商品). */
  goodsFor: (publicationID: string) =>
    queryOptions({
      queryKey: [...KEYS.goodsFor, publicationID],
      queryFn: () => orThrow(goodsFor(publicationID)),
      // The form keeps what was chosen, so what it was built from must not change under it.
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),

  /** Where a publication would lie open (翻开): these pages, as they are now. */
  pages: (place: { readonly code: string; readonly from: number; readonly count: number }) =>
    queryOptions({
      queryKey: [...KEYS.publicationPages, 'open', place],
      queryFn: () => orThrow(pagesOf(place)),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
};
