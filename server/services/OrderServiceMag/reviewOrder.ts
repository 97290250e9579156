import { REVIEW_MAX } from '#contracts/rules/limits.ts';
import { review } from '#contracts/rules/orders/order-edits.ts';
import { fieldRefusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { upToDate } from '../up-to-date.ts';
import { wordsOf } from '../words-of.ts';
import { edit, movedReply, orderFor } from './own-order.ts';
import { photosFor } from './views/order-photos.ts';

/** 评价, once. */
export const reviewOrder: Handler<'OrderServiceMag.reviewOrder'> = upToDate((input, context) => {
  const read = orderFor(context, input.orderNo, 'review');
  if (!/^[1-5]$/.test(input.stars)) throw fieldRefusal('bad-stars', '请选择 1 到 5 星');
  const words = wordsOf(input.text, { label: '评价', min: 0, max: REVIEW_MAX, reason: 'bad-review' });
  const reviewPhotos = photosFor(context, read.order, input.photos);
  const reviewed = review({ stars: Number(input.stars), review: words, reviewPhotos });
  return movedReply(input.orderNo, edit(context, read, reviewed));
});
