import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { KEYS } from '#web/lib/query-keys.ts';
import { orderPreview, type PreviewQuestion } from './api.ts';

export const queries = {
  /**
   * What the order would cost (订单预览). While a new answer is on its way the last one stays, marked as outdated. That
   * holds for a refusal too, so it is kept as it came: a thrown one would give way to the price before it.
   */
  preview: (question: PreviewQuestion) =>
    queryOptions({
      queryKey: [...KEYS.orderPreview, question],
      queryFn: ({ signal }) => orderPreview(question, { signal }),
      placeholderData: keepPreviousData,
      // A price that was true a minute ago is no price.
      staleTime: 0,
      gcTime: 0,
    }),
};
