import type { Input, Output } from '#contracts/operations.ts';
import type { TotalReply } from '#contracts/rules/total-reply.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { client } from '#web/lib/client.ts';
import { readCartInfo } from '#web/lib/readers/cart-info.ts';
import { readTotal } from '#web/lib/readers/get-total.ts';
import { isCartSaved } from '#web/lib/readers/update-cart.ts';
import { isRequestFailed, replyCode, replyMessage } from '#web/lib/reply.ts';
import { replyData } from '#web/lib/reply-data.ts';
import { failure, type Result, success } from '#web/lib/result.ts';

export type CartPage = Extract<Output<'ShopCarService.cartList'>, { code: 0 }>['data'];
/** A line of the cart (购物车商品) as the list shows it. */
export type CartLine = CartPage['list'][number];
export type CartTier = Extract<Output<'ShopCarService.getTiers'>, { code: 0 }>['data']['list'][number];

export const PRICE_FAILED = '计算价格失败，请稍后再试';
export const SAVE_FAILED = '更新购物车失败，请稍后再试';
export const FAILED = '请求失败，请重试';

/** One page of the cart (购物车列表). */
export async function cartPage(page: number, pageSize: number, api: ApiClient = client()): Promise<CartPage> {
  return replyData(
    await api.call('ShopCarService.cartList', { page: String(page), pageSize: String(pageSize) }),
  );
}

const WHOLE_CART_PAGE = 100;

/** All lines of the cart (整个购物车), for what concerns more than the page that is shown. */
export async function wholeCart(total: number, api: ApiClient = client()): Promise<CartLine[]> {
  const pages = Array.from({ length: Math.ceil(total / WHOLE_CART_PAGE) }, (_, place) =>
    cartPage(place + 1, WHOLE_CART_PAGE, api),
  );
  return (await Promise.all(pages)).flatMap(({ list }) => list);
}

/** One line as the server has it now; it is valid, because only a line that can be changed is read again. */
export async function cartLine(cartID: string, api: ApiClient = client()): Promise<CartLine> {
  const { item } = readCartInfo(await api.call('ShopCarService.cartInfo', { cartID }), cartID);
  return { ...item, state: 'valid', invalidReason: '', previousUnitPrice: '' };
}

export type LineChoice = Omit<Input<'ShoppingServiceMag.getTotal'>, 'random'>;

/** The price of a quantity before it is saved (计算价格). */
export async function priceOf(
  choice: LineChoice,
  random: string,
  api: ApiClient = client(),
): Promise<Result<TotalReply>> {
  const reply = await api.call('ShoppingServiceMag.getTotal', { ...choice, random });
  const total = readTotal(reply);
  return total ? success(total) : failure(PRICE_FAILED);
}

/** Where no reply could be read, the server may have saved or not. */
export type SaveResult = Result<null> & { readonly isInDoubt?: boolean };

/** Saves a quantity (修改数量) with everything else as it is. Only the text ok is success. */
export async function saveLine(
  change: LineChoice & { readonly CartID: string; readonly remarkinfo: string },
  api: ApiClient = client(),
): Promise<SaveResult> {
  const always = { pdfchecked: '1', fuwu: '', fxID: '', prop1: '', pdfCnum: '' };
  const reply = await api.call('ShoppingServiceMag.updateCart', { ...change, ...always });
  return isCartSaved(reply) ? success(null) : { ...failure(SAVE_FAILED), isInDoubt: isRequestFailed(reply) };
}

/** Deletes lines (删除), all of them or none. */
export async function deleteLines(
  ids: readonly string[],
  api: ApiClient = client(),
): Promise<Result<number>> {
  const reply = await api.call('ShopCarService.deleteCart', { cartIDs: ids.join(',') });
  return 'data' in reply ? success(reply.data.deleted) : refused(reply);
}

/** Brings deleted lines back (撤销). */
export async function restoreLines(
  ids: readonly string[],
  api: ApiClient = client(),
): Promise<Result<number>> {
  const reply = await api.call('ShopCarService.restoreCart', { cartIDs: ids.join(',') });
  return 'data' in reply ? success(reply.data.restored) : refused(reply);
}

/** Copies a line (复制) and answers the id of the copy. */
export async function copyLine(cartID: string, api: ApiClient = client()): Promise<Result<string>> {
  const reply = await api.call('ShopCarService.copyCart', { cartID });
  return 'data' in reply ? success(reply.data.ID) : refused(reply);
}

/** What the line costs as it is and at larger quantities (加印更省); nobody misses it when it fails. */
export async function lineTiers(
  cartID: string,
  api: ApiClient = client(),
  signal?: AbortSignal,
): Promise<readonly CartTier[]> {
  const options = { quiet: true, ...(signal ? { signal } : {}) };
  return replyData(await api.call('ShopCarService.getTiers', { cartID }, options)).list;
}

/** The old prices of these lines were seen (知道了). */
export async function seePrices(ids: readonly string[], api: ApiClient = client()): Promise<Result<number>> {
  const reply = await api.call('ShopCarService.seePrices', { cartIDs: ids.join(',') });
  return 'data' in reply ? success(reply.data.seen) : refused(reply);
}

/** The server's own sentence. A failed request has none, and an ended session has a dialog of its own. */
function refused(reply: unknown): Result<never> {
  const hasNoWords = isRequestFailed(reply) || replyCode(reply) === 401;
  return failure(hasNoWords ? '' : (replyMessage(reply) ?? FAILED));
}
