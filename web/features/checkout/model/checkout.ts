import type { Input } from '#contracts/operations.ts';
import type { DataOf } from '#web/kit/ask/send.ts';

export type OrderPreview = DataOf<'OrderServiceMag.previewOrder'>;
export type PreviewLine = OrderPreview['lines'][number];
export type DeliveryOffer = OrderPreview['deliveries'][number];
export type CouponOffer = OrderPreview['coupons'][number];
export type PreviewQuestion = Required<Omit<Input<'OrderServiceMag.previewOrder'>, 'parts'>> & {
  readonly parts?: string;
};
export type OrderWish = Input<'OrderServiceMag.createOrder'>;
