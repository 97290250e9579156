import { queryOptions } from '@tanstack/react-query';
import { orThrow } from '#web/lib/outcome.ts';
import { KEYS } from '#web/lib/query-keys.ts';
import { memberInfo } from './api.ts';

export const queries = {
  /** The member's own data (会员资料). */
  memberInfo: () =>
    queryOptions({
      queryKey: KEYS.memberInfo,
      queryFn: () => orThrow(memberInfo()),
      // Whoever comes back from the page of a provider may have bound something there.
      refetchOnWindowFocus: 'always',
    }),
};
