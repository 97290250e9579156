import type { Input, Output } from '#contracts/operations.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { client } from '#web/lib/client.ts';
import { mapped, type Outcome, outcomeOf } from '#web/lib/outcome.ts';

export type OrderPreview = Extract<Output<'OrderServiceMag.previewOrder'>, { code: 0 }>['data'];
export type PreviewLine = OrderPreview['lines'][number];
export type DeliveryOffer = OrderPreview['deliveries'][number];
export type CouponOffer = OrderPreview['coupons'][number];
export type PreviewQuestion = Required<Input<'OrderServiceMag.previewOrder'>>;
export type OrderWish = Input<'OrderServiceMag.createOrder'>;

export const PREVIEW_FAILED = '价格没有算出来';
export const SAFE_TO_REPEAT = '没有提交成功，可以放心重试，不会重复下单';

/** What the order would cost (订单预览). */
export async function orderPreview(
  question: PreviewQuestion,
  options: { signal?: AbortSignal } = {},
  api: ApiClient = client(),
): Promise<Outcome<OrderPreview>> {
  return outcomeOf(await api.call('OrderServiceMag.previewOrder', question, options), PREVIEW_FAILED);
}

/** Orders (提交订单) and answers the number of the order. The key of the intent makes repeating it harmless. */
export async function createOrder(wish: OrderWish, api: ApiClient = client()): Promise<Outcome<string>> {
  const reply = await api.call('OrderServiceMag.createOrder', wish);
  return mapped(outcomeOf(reply, SAFE_TO_REPEAT), ({ orderNo }) => orderNo);
}
