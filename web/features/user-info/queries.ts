import { queryOptions } from '@tanstack/react-query';
import { orThrow } from '#web/lib/outcome.ts';
import { KEYS } from '#web/lib/query-keys.ts';
import { account, closing, devicePage, memberInfo } from './api.ts';

export const queries = {
  /** The member's own data (会员资料). */
  memberInfo: () =>
    queryOptions({
      queryKey: KEYS.memberInfo,
      queryFn: () => orThrow(memberInfo()),
      // Whoever comes back from the page of a provider may have bound something there.
      refetchOnWindowFocus: 'always',
    }),

  /** The settings of the account (账号设置). */
  account: () => queryOptions({ queryKey: KEYS.account, queryFn: () => orThrow(account()) }),

  /** One page of where the member is logged in (登录设备); others log in without this page. */
  devices: (page: number) =>
    queryOptions({
      queryKey: [...KEYS.devices, page],
      queryFn: () => orThrow(devicePage(page)),
      staleTime: 0,
      refetchOnWindowFocus: 'always',
    }),

  /** Whether the account can be closed (注销条件): never what was true before. */
  closing: () =>
    queryOptions({ queryKey: KEYS.closing, queryFn: () => orThrow(closing()), staleTime: 0, gcTime: 0 }),
};
