import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { CART_LINES_MAX } from '#contracts/rules/limits.ts';
import type { CopyPrices } from '#contracts/rules/price/print-more.ts';
import { joinCnums } from '#contracts/rules/print/cnums.ts';
import { cartInfo } from '#web/features/print-options/line/api.ts';
import { PAGED } from '#web/kit/ask/ask.ts';
import { keyOf, resourceKey, send } from '#web/kit/ask/send.ts';
import type { ApiClient } from '#web/lib/call/api-client.ts';
import { client } from '#web/lib/call/client.ts';
import { done, mapped, type Outcome, orThrow } from '#web/lib/call/outcome.ts';
import type { CartLine, CartPage } from './model/cart.ts';

export const PAGE_SIZE = 20;
const WHOLE_CART_PAGE = 100;
const FIVE_MINUTES_MS = 300_000;

const LIST = 'ShopCarService.cartList';

/** What the cart shows (购物车列表): one page of it, or the whole as one page where something is looked for in it. */
export function cartAsked({ page, keyword }: { readonly page: number; readonly keyword: string }) {
  const ofPage = { page, pageSize: PAGE_SIZE };
  const isSearch = keyword !== '';
  return queryOptions({
    // The same for all words, because they are looked for here.
    queryKey: isSearch ? keyOf(LIST, { page: 1, pageSize: CART_LINES_MAX }) : keyOf(LIST, ofPage),
    queryFn: () => orThrow(isSearch ? wholeAsPage() : send(LIST, ofPage)),
    ...PAGED,
  });
}

async function wholeAsPage(): Promise<Outcome<CartPage>> {
  const first = await send(LIST, { page: 1, pageSize: WHOLE_CART_PAGE });
  if (!first.ok || first.value.list.length === first.value.total) return first;
  return mapped(await wholeCart(first.value.total), (list) => ({
    ...first.value,
    list: [...list],
    total: list.length,
  }));
}

/** All lines of the cart (整个购物车), for what concerns more than the page that is shown. */
export async function wholeCart(
  total: number,
  api: ApiClient = client(),
): Promise<Outcome<readonly CartLine[]>> {
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(total / WHOLE_CART_PAGE) }, (_, place) =>
      send(LIST, { page: place + 1, pageSize: WHOLE_CART_PAGE }, { api }),
    ),
  );
  const missing = pages.find((page) => !page.ok);
  return missing ?? done(pages.flatMap((page) => (page.ok ? page.value.list : [])));
}

/** One line as the server has it now; it is valid, because only a line that can be changed is read again. */
export async function cartLine(cartID: string): Promise<Outcome<CartLine>> {
  return mapped(await cartInfo(cartID), ({ item }) => ({
    ...item,
    state: 'valid',
    invalidReason: '',
    previousUnitPrice: '',
  }));
}

/** A line as it is printed (印制方式): what a copy costs depends on nothing else. */
function printedAs({ ID, pageNum, buzhou }: CartLine): string {
  return `${ID} ${pageNum} ${joinCnums(buzhou)}`;
}

/** What other quantities of the lines cost (加印更省), by how each of them is printed. Optional: a failure is not shown. */
function pricesOf(lines: readonly CartLine[]) {
  return queryOptions({
    queryKey: [...resourceKey('cart-tiers'), ...lines.map(printedAs)],
    queryFn: async ({ signal }) => {
      const known = new Map(lines.map((line) => [line.ID, printedAs(line)]));
      const cartIDs = lines.map(({ ID }) => ID).join(',');
      const { list } = await orThrow(send('ShopCarService.getTiers', { cartIDs }, { quiet: true, signal }));
      return new Map(list.map((prices) => [known.get(prices.cartID) ?? '', prices]));
    },
    staleTime: FIVE_MINUTES_MS,
    placeholderData: keepPreviousData,
  });
}

/** What other quantities of these lines cost, as far as it is known; asked for once for all of them. */
export function useLinePrices(lines: readonly CartLine[]): (line: CartLine) => CopyPrices | null {
  const { data } = useQuery({ ...pricesOf(lines), enabled: lines.length > 0 });
  return (line) => data?.get(printedAs(line)) ?? null;
}
