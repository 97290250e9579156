import type { Input, Output } from '#contracts/operations.ts';
import type { TotalReply } from '#contracts/rules/total-reply.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { client } from '#web/lib/client.ts';
import { type CartInfo, type CartItem, readCartInfo } from '#web/lib/readers/cart-info.ts';
import { readTotal } from '#web/lib/readers/get-total.ts';
import { isCartSaved } from '#web/lib/readers/update-cart.ts';
import { isRequestFailed, replyMessage } from '#web/lib/reply.ts';
import { replyData } from '#web/lib/reply-data.ts';
import { failure, type Result, success } from '#web/lib/result.ts';

export type { CartInfo, CartItem };

export const PRICE_FAILED = '计算价格失败，请稍后再试';
export const SAVE_FAILED = '更新购物车失败，请稍后再试';
export const ADD_FAILED = '没有加入购物车，请稍后再试';
export const UNDO_FAILED = '没有撤销，请到购物车中修改';

/** One cart line (购物车商品) as the print options dialog edits it. */
export async function cartInfo(cartID: string, api: ApiClient = client()): Promise<CartInfo> {
  return readCartInfo(await api.call('ShopCarService.cartInfo', { cartID }), cartID);
}

export type PriceQuestion = Omit<Input<'ShoppingServiceMag.getTotal'>, 'random'>;

/** The price of a choice (计算价格). Whatever goes wrong, the user reads the same sentence. */
export async function price(
  question: PriceQuestion,
  options: { random: string; signal?: AbortSignal },
  api: ApiClient = client(),
): Promise<Result<TotalReply>> {
  const { random, signal } = options;
  const reply = await api.call(
    'ShoppingServiceMag.getTotal',
    { ...question, random },
    signal ? { signal } : {},
  );
  const total = readTotal(reply);
  return total ? success(total) : failure(PRICE_FAILED);
}

export type CartChange = Omit<
  Input<'ShoppingServiceMag.updateCart'>,
  'pdfchecked' | 'fuwu' | 'fxID' | 'prop1' | 'pdfCnum'
>;

/** Saves a choice (保存购物车). Only the text ok is success. */
export async function saveCartItem(change: CartChange, api: ApiClient = client()): Promise<Result<null>> {
  const reply = await api.call('ShoppingServiceMag.updateCart', {
    ...change,
    pdfchecked: '1',
    fuwu: '',
    fxID: '',
    prop1: '',
    pdfCnum: '',
  });
  return isCartSaved(reply) ? success(null) : failure(SAVE_FAILED);
}

export type GoodsFor = Extract<Output<'ShoppingServiceMag.getGoodsFor'>, { code: 0 }>['data'];
export type GoodsOffer = GoodsFor['goods'][number];
export type ReadySpec = GoodsFor['specs'][number];

/** What a publication can be printed as (可印商品). */
export async function goodsFor(publicationID: string, api: ApiClient = client()): Promise<GoodsFor> {
  return replyData(await api.call('ShoppingServiceMag.getGoodsFor', { publicationID }));
}

export type Adding = Omit<Input<'ShoppingServiceMag.addCart'>, 'merge'> & { readonly merge: 'Y' | 'N' };
export type Added = Extract<Output<'ShoppingServiceMag.addCart'>, { code: 0 }>['data'];

/** Puts a choice into the cart (加入购物车). A refusal comes with the server's own sentence. */
export async function addToCart(adding: Adding, api: ApiClient = client()): Promise<Result<Added>> {
  const reply = await api.call('ShoppingServiceMag.addCart', adding);
  if ('data' in reply) return success(reply.data);
  return failure(isRequestFailed(reply) ? ADD_FAILED : (replyMessage(reply) ?? ADD_FAILED));
}

/** Takes a line that was just added out of the cart again (撤销). */
export async function removeAdded(cartID: string, api: ApiClient = client()): Promise<Result<null>> {
  const reply = await api.call('ShopCarService.deleteCart', { cartIDs: cartID });
  return 'data' in reply ? success(null) : failure(UNDO_FAILED);
}
