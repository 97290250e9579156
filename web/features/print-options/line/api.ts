/** The documented calls of one cart line, which the cart and the print options share. */
import type { Input } from '#contracts/operations.ts';
import type { TotalReply } from '#contracts/rules/price/total-reply.ts';
import type { ApiClient } from '#web/lib/call/api-client.ts';
import { client } from '#web/lib/call/client.ts';
import { done, failed, type Outcome, readOutcome } from '#web/lib/call/outcome.ts';
import { type CartInfo, type CartItem, readCartInfo } from '#web/lib/readers/cart-info.ts';
import { readTotal } from '#web/lib/readers/get-total.ts';
import { isCartSaved } from '#web/lib/readers/update-cart.ts';

export type { CartInfo, CartItem };

export const PRICE_FAILED = '计算价格失败，请稍后再试';
export const OFFLINE = '网络已断开，连上后会自动重试';
export const SAVE_FAILED = '更新购物车失败，请稍后再试';

/** One cart line (购物车商品) with everything that can be chosen for it. */
export async function cartInfo(cartID: string, api: ApiClient = client()): Promise<Outcome<CartInfo>> {
  const reply = await api.call('ShopCarService.cartInfo', { cartID });
  return readOutcome(readCartInfo(reply, cartID), reply);
}

export type PriceQuestion = Omit<Input<'ShoppingServiceMag.getTotal'>, 'random'>;

/** The price of a choice (计算价格). Whatever goes wrong, the user reads the same sentence; but no network is no failure of prices. */
export async function getTotal(
  question: PriceQuestion,
  { random, signal }: { random: string; signal?: AbortSignal },
  api: ApiClient = client(),
): Promise<Outcome<TotalReply>> {
  const options = signal ? { signal } : {};
  const { goodsID, cnums, count, pagesNum, memberID } = question;
  const input = { goodsID, cnums, count, pagesNum, memberID, random };
  const reply = await api.call('ShoppingServiceMag.getTotal', input, options);
  return readOutcome(readTotal(reply), reply, { always: PRICE_FAILED, offline: OFFLINE });
}

/** What the page decides of a line; the rest is the same for every one. */
export type LineChange = Omit<
  Input<'ShoppingServiceMag.updateCart'>,
  'pdfchecked' | 'fuwu' | 'fxID' | 'prop1' | 'pdfCnum'
>;

const SAME_FOR_ALL = { pdfchecked: '1', fuwu: '', fxID: '', prop1: '', pdfCnum: '' };

/** Saves a line (保存购物车), with the fields in the order of section 7. Only the text ok is success. */
export async function updateCart(change: LineChange, api: ApiClient = client()): Promise<Outcome<null>> {
  const { CartID, goodsID, count, pagesNum, memberID, cnums, remarkinfo } = change;
  const input = { CartID, goodsID, count, pagesNum, memberID, cnums, remarkinfo, ...SAME_FOR_ALL };
  const reply = await api.call('ShoppingServiceMag.updateCart', input);
  return isCartSaved(reply) ? done(null) : failed(reply, { always: SAVE_FAILED });
}
