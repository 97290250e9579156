import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { orThrow } from '#web/lib/outcome.ts';
import { KEYS } from '#web/lib/query-keys.ts';
import { workPage, workPlaces } from './api.ts';
import type { WorkQuestion } from './model/work-question.ts';

// Works are changed in several windows, so who comes back to one of them sees what there is now.
const ALWAYS_ANEW = { staleTime: 0, refetchOnWindowFocus: 'always' } as const;

export const queries = {
  /** One page of works (作品列表). */
  list: (question: WorkQuestion) =>
    queryOptions({
      queryKey: [...KEYS.publications, 'list', question],
      queryFn: () => orThrow(workPage(question)),
      placeholderData: keepPreviousData,
      ...ALWAYS_ANEW,
    }),

  /** 文件夹与标签. */
  places: () =>
    queryOptions({
      queryKey: [...KEYS.publications, 'places'],
      queryFn: () => orThrow(workPlaces()),
      ...ALWAYS_ANEW,
    }),
};
