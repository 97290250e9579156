import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { orThrow } from '#web/lib/outcome.ts';
import { KEYS } from '#web/lib/query-keys.ts';
import {
  everyMember,
  members,
  offer,
  requests,
  type TeamQuestion,
  team,
  teamLog,
  teamOrders,
  teamWorks,
} from './api.ts';

// Others work in a team at the same time, so what was read before is never taken for the truth.
const ALWAYS_ANEW = { staleTime: 0, refetchOnWindowFocus: 'always' } as const;
const PAGED = { ...ALWAYS_ANEW, placeholderData: keepPreviousData } as const;

export const queries = {
  /** Where the member stands (我的团队). */
  team: () =>
    queryOptions({ queryKey: [...KEYS.team, 'own'], queryFn: () => orThrow(team()), ...ALWAYS_ANEW }),

  /** What a link offers (邀请内容). */
  offer: (code: string) =>
    queryOptions({
      queryKey: [...KEYS.team, 'offer', code],
      queryFn: () => orThrow(offer(code)),
      ...ALWAYS_ANEW,
    }),

  members: (question: TeamQuestion) =>
    queryOptions({
      queryKey: [...KEYS.team, 'members', question],
      queryFn: () => orThrow(members(question)),
      ...PAGED,
    }),

  everyMember: () =>
    queryOptions({ queryKey: [...KEYS.team, 'every-member'], queryFn: () => orThrow(everyMember()) }),

  requests: (question: TeamQuestion) =>
    queryOptions({
      queryKey: [...KEYS.team, 'requests', question],
      queryFn: () => orThrow(requests(question)),
      ...PAGED,
    }),

  orders: (question: TeamQuestion) =>
    queryOptions({
      queryKey: [...KEYS.team, 'orders', question],
      queryFn: () => orThrow(teamOrders(question)),
      ...PAGED,
    }),

  works: (question: TeamQuestion) =>
    queryOptions({
      queryKey: [...KEYS.team, 'works', question],
      queryFn: () => orThrow(teamWorks(question)),
      ...PAGED,
    }),

  log: ({ page }: TeamQuestion) =>
    queryOptions({
      queryKey: [...KEYS.team, 'log', page],
      queryFn: () => orThrow(teamLog(page)),
      ...PAGED,
    }),
};
