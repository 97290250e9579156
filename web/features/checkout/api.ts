import type { Input, Output } from '#contracts/operations.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { client } from '#web/lib/client.ts';
import {
  isNotThere,
  isRequestFailed,
  replyCode,
  replyDetails,
  replyMessage,
  replyReason,
} from '#web/lib/reply.ts';

export type OrderPreview = Extract<Output<'OrderServiceMag.previewOrder'>, { code: 0 }>['data'];
export type PreviewLine = OrderPreview['lines'][number];
export type DeliveryOffer = OrderPreview['deliveries'][number];
export type CouponOffer = OrderPreview['coupons'][number];
export type PreviewQuestion = Required<Input<'OrderServiceMag.previewOrder'>>;
export type OrderWish = Input<'OrderServiceMag.createOrder'>;

export interface RefusedLine {
  readonly cartID: string;
  readonly reason: string;
}

export interface PriceChange {
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

/** A refusal that the screen has an answer to. */
export type Refusal =
  | { readonly kind: 'lines'; readonly lines: readonly RefusedLine[] }
  | { readonly kind: 'changed'; readonly changes: readonly PriceChange[] }
  | { readonly kind: 'choice'; readonly choice: 'address' | 'delivery' | 'coupon'; readonly message: string }
  | { readonly kind: 'sent-before'; readonly message: string }
  | { readonly kind: 'not-there'; readonly message: string }
  /** The message is empty where the shared layer has told already. */
  | { readonly kind: 'other'; readonly message: string; readonly reason: string };

export type PreviewOutcome = { readonly kind: 'preview'; readonly preview: OrderPreview } | Refusal;
export type CreateOutcome = { readonly kind: 'created'; readonly orderNo: string } | Refusal;

/** What the order would cost (订单预览). */
export async function orderPreview(
  question: PreviewQuestion,
  options: { signal?: AbortSignal } = {},
  api: ApiClient = client(),
): Promise<PreviewOutcome> {
  const reply = await api.call('OrderServiceMag.previewOrder', question, options);
  return 'data' in reply ? { kind: 'preview', preview: reply.data } : refusalOf(reply);
}

/** Orders (提交订单). The key of the intent makes repeating it harmless. */
export async function createOrder(wish: OrderWish, api: ApiClient = client()): Promise<CreateOutcome> {
  const reply = await api.call('OrderServiceMag.createOrder', wish);
  return 'data' in reply ? { kind: 'created', orderNo: reply.data.orderNo } : refusalOf(reply);
}

const CHOICES: Readonly<Record<string, 'address' | 'delivery' | 'coupon'>> = {
  'address-not-found': 'address',
  'delivery-unavailable': 'delivery',
  'coupon-unusable': 'coupon',
};

function refusalOf(reply: unknown): Refusal {
  const reason = replyReason(reply) ?? '';
  const message = replyMessage(reply) ?? '';
  const details = replyDetails(reply);
  if (isNotThere(reply)) return { kind: 'not-there', message };
  if (reason === 'order-lines') return { kind: 'lines', lines: listOf<RefusedLine>(details.lines) };
  if (reason === 'price-changed') return { kind: 'changed', changes: listOf<PriceChange>(details.changes) };
  if (reason === 'bad-idem-key') return { kind: 'sent-before', message };
  const choice = CHOICES[reason];
  if (choice !== undefined) return { kind: 'choice', choice, message };
  const hasNoWords = isRequestFailed(reply) || replyCode(reply) === 401;
  return { kind: 'other', message: hasNoWords ? '' : message, reason };
}

/** The details of a refusal are the replica's own, so their shape is the server's word. */
function listOf<T>(value: unknown): readonly T[] {
  return Array.isArray(value) ? value : [];
}
