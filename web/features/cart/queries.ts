import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { joinCnums } from '#contracts/rules/print/cnums.ts';
import { orThrow } from '#web/lib/outcome.ts';
import { KEYS } from '#web/lib/query-keys.ts';
import { type CartLine, cartPage, lineTiers } from './api.ts';

export const PAGE_SIZE = 20;

const FIVE_MINUTES_MS = 300_000;

/** A line as it is printed (印制方式): what a copy costs depends on nothing else. */
export function printedAs({ ID, pageNum, buzhou }: CartLine): string {
  return `${ID} ${pageNum} ${joinCnums(buzhou)}`;
}

export const queries = {
  /** One page of the cart (购物车列表). */
  page: (page: number) =>
    queryOptions({
      queryKey: [...KEYS.cartList, page],
      queryFn: () => orThrow(cartPage(page, PAGE_SIZE)),
      placeholderData: keepPreviousData,
    }),

  /** What other quantities of the lines cost (加印更省), by how each of them is printed. */
  prices: (lines: readonly CartLine[]) =>
    queryOptions({
      queryKey: [...KEYS.cartTiers, ...lines.map(printedAs)],
      queryFn: async ({ signal }) => {
        const ids = lines.map(({ ID }) => ID);
        const known = new Map(lines.map((line) => [line.ID, printedAs(line)]));
        const list = await orThrow(lineTiers(ids, { signal }));
        return new Map(list.map((prices) => [known.get(prices.cartID) ?? '', prices]));
      },
      staleTime: FIVE_MINUTES_MS,
      placeholderData: keepPreviousData,
    }),
};
