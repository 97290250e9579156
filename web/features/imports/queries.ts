import { queryOptions } from '@tanstack/react-query';
import { orThrow } from '#web/lib/outcome.ts';
import { KEYS } from '#web/lib/query-keys.ts';
import { templates, unfinishedImports } from './api.ts';

export const queries = {
  /** 未完成的导入; they go on in other windows too, so who comes back to this one sees how far they are. */
  imports: () =>
    queryOptions({
      queryKey: KEYS.imports,
      queryFn: () => orThrow(unfinishedImports()),
      staleTime: 0,
      refetchOnWindowFocus: 'always',
    }),

  /** 模板. */
  templates: () =>
    queryOptions({
      queryKey: KEYS.templates,
      queryFn: () => orThrow(templates()),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
