import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { orThrow } from '#web/lib/outcome.ts';
import { KEYS } from '#web/lib/query-keys.ts';
import { type CartLine, cartPage, lineTiers } from './api.ts';
import { printMore } from './model/print-more.ts';

export const PAGE_SIZE = 20;

const FIVE_MINUTES_MS = 300_000;

export const queries = {
  /** One page of the cart (购物车列表). */
  page: (page: number) =>
    queryOptions({
      queryKey: [...KEYS.cartList, page],
      queryFn: () => orThrow(cartPage(page, PAGE_SIZE)),
      placeholderData: keepPreviousData,
    }),

  /** A larger quantity worth a hint (加印更省). The line's total stands in the key, so a new price asks anew. */
  printMore: (line: CartLine) =>
    queryOptions({
      queryKey: [...KEYS.cartTiers, line.ID, line.count, line.totalPrice],
      queryFn: async ({ signal }) => printMore(await orThrow(lineTiers(line.ID, { signal }))),
      staleTime: FIVE_MINUTES_MS,
    }),
};
