import type { Output } from '#contracts/operations.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { client } from '#web/lib/client.ts';
import { cartInfo } from '#web/lib/line/api.ts';
import { done, mapped, type Outcome, outcomeOf } from '#web/lib/outcome.ts';

export type CartPage = Extract<Output<'ShopCarService.cartList'>, { code: 0 }>['data'];
/** A line of the cart (购物车商品) as the list shows it. */
export type CartLine = CartPage['list'][number];
/** What other quantities of a line cost. */
export type LineTiers = Extract<Output<'ShopCarService.getTiers'>, { code: 0 }>['data']['list'][number];

/** One page of the cart (购物车列表). */
export async function cartPage(
  page: number,
  pageSize: number,
  api: ApiClient = client(),
): Promise<Outcome<CartPage>> {
  const input = { page: String(page), pageSize: String(pageSize) };
  return outcomeOf(await api.call('ShopCarService.cartList', input));
}

const WHOLE_CART_PAGE = 100;

/** All lines of the cart (整个购物车), for what concerns more than the page that is shown. */
export async function wholeCart(
  total: number,
  api: ApiClient = client(),
): Promise<Outcome<readonly CartLine[]>> {
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(total / WHOLE_CART_PAGE) }, (_, place) =>
      cartPage(place + 1, WHOLE_CART_PAGE, api),
    ),
  );
  const missing = pages.find((page) => !page.ok);
  return missing ?? done(pages.flatMap((page) => (page.ok ? page.value.list : [])));
}

/** One line as the server has it now; it is valid, because only a line that can be changed is read again. */
export async function cartLine(cartID: string, api: ApiClient = client()): Promise<Outcome<CartLine>> {
  return mapped(await cartInfo(cartID, api), ({ item }) => ({
    ...item,
    state: 'valid',
    invalidReason: '',
    previousUnitPrice: '',
  }));
}

/** Deletes lines (删除), all of them or none. */
export async function deleteLines(
  ids: readonly string[],
  api: ApiClient = client(),
): Promise<Outcome<number>> {
  const reply = await api.call('ShopCarService.deleteCart', { cartIDs: ids.join(',') });
  return mapped(outcomeOf(reply), ({ deleted }) => deleted);
}

/** Brings deleted lines back (撤销). */
export async function restoreLines(
  ids: readonly string[],
  api: ApiClient = client(),
): Promise<Outcome<number>> {
  const reply = await api.call('ShopCarService.restoreCart', { cartIDs: ids.join(',') });
  return mapped(outcomeOf(reply), ({ restored }) => restored);
}

/** Copies a line (复制) and answers the id of the copy. */
export async function copyLine(cartID: string, api: ApiClient = client()): Promise<Outcome<string>> {
  return mapped(outcomeOf(await api.call('ShopCarService.copyCart', { cartID })), ({ ID }) => ID);
}

/** What other quantities of these lines cost (加印更省); nobody misses it when it fails. */
export async function lineTiers(
  ids: readonly string[],
  { signal }: { signal?: AbortSignal } = {},
  api: ApiClient = client(),
): Promise<Outcome<readonly LineTiers[]>> {
  const options = { quiet: true, ...(signal ? { signal } : {}) };
  const reply = await api.call('ShopCarService.getTiers', { cartIDs: ids.join(',') }, options);
  return mapped(outcomeOf(reply), ({ list }) => list);
}

/** The old prices of these lines were seen (知道了). */
export async function seePrices(ids: readonly string[], api: ApiClient = client()): Promise<Outcome<number>> {
  const reply = await api.call('ShopCarService.seePrices', { cartIDs: ids.join(',') });
  return mapped(outcomeOf(reply), ({ seen }) => seen);
}
