import type { Input, Output } from '#contracts/operations.ts';
import type { Page } from '#contracts/rules/pages/document.ts';
import { type PriceList, readPriceList } from '#contracts/rules/price/price-list.ts';
import type { ApiClient } from '#web/lib/call/api-client.ts';
import { client } from '#web/lib/call/client.ts';
import { mapped, type Outcome, outcomeOf, readOutcome } from '#web/lib/call/outcome.ts';

export const ADD_FAILED = '没有加入购物车，请稍后再试';
export const UNDO_FAILED = '没有撤销，请到购物车中修改';

export type GoodsFor = Extract<Output<'ShoppingServiceMag.getGoodsFor'>, { code: 0 }>['data'];
export type GoodsOffer = GoodsFor['goods'][number];
export type ReadySpec = GoodsFor['specs'][number];

/** The prices of goods and their options (价目). Optional; a failure is not shown. */
export async function getPriceList(goodsID: string, api: ApiClient = client()): Promise<Outcome<PriceList>> {
  const reply = await api.call('ShoppingServiceMag.getPriceList', { goodsID }, { quiet: true });
  const sent = outcomeOf(reply);
  return sent.ok ? readOutcome(readPriceList(sent.value), reply) : sent;
}

/** Some pages of a publication (内页), to be seen as they would be printed. */
export async function getPages(
  { code, from, count }: { readonly code: string; readonly from: number; readonly count: number },
  api: ApiClient = client(),
): Promise<Outcome<readonly Page[]>> {
  const input = { bookCode: code, from: String(from), count: String(count) };
  const reply = await api.call('ReaderServiceMag.getPages', input, { quiet: true });
  return mapped(outcomeOf(reply), ({ pages }) => pages);
}

export type Adding = Omit<Input<'ShoppingServiceMag.addCart'>, 'merge'> & { readonly merge: 'Y' | 'N' };
export type Added = Extract<Output<'ShoppingServiceMag.addCart'>, { code: 0 }>['data'];

/** Puts a choice into the cart (加入购物车). A refusal comes in the server's own words. */
export async function addCart(adding: Adding, api: ApiClient = client()): Promise<Outcome<Added>> {
  return outcomeOf(await api.call('ShoppingServiceMag.addCart', adding), ADD_FAILED);
}

/** Removes a line that was just added (撤销). */
export async function deleteCart(
  wish: Input<'ShopCarService.deleteCart'>,
  api: ApiClient = client(),
): Promise<Outcome<{ deleted: number }>> {
  const reply = await api.call('ShopCarService.deleteCart', wish);
  return outcomeOf(reply, { always: UNDO_FAILED });
}
