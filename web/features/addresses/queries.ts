import { queryOptions } from '@tanstack/react-query';
import { orThrow } from '#web/lib/outcome.ts';
import { KEYS } from '#web/lib/query-keys.ts';
import { addressList } from './api.ts';

export const queries = {
  /** The member's addresses (收货地址). */
  list: () => queryOptions({ queryKey: KEYS.addresses, queryFn: () => orThrow(addressList()) }),
};
