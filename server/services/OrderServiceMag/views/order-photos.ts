import { canDo } from '#contracts/rules/orders/order-actions.ts';
import { PHOTOS_MAX, photoNamesOf } from '#contracts/rules/orders/order-photos.ts';
import { sendPhotos } from '#db/queries/orders/order-photos.ts';
import { type OrderRow, orderByNo } from '#db/queries/orders/order-reading.ts';
import { fieldRefusal, refusal } from '#server/errors.ts';
import type { Context } from '#server/servlet/handler-types.ts';
import { actionFacts } from './order-card.ts';

/** The caller's order that photos can be shown of now. */
export function orderForPhotos(context: Context, orderNo: string): OrderRow {
  const read = orderByNo(context.db, context.user.id, orderNo);
  if (!read) throw refusal('order-not-found');
  const facts = actionFacts(read, context.now);
  if (!canDo('afterSale', facts) && !canDo('review', facts)) throw refusal('order-state');
  return read.order;
}

/** The photos that go with what is said of an order: brought for this one before; all others that wait are forgotten. */
export function photosFor({ db }: Context, order: OrderRow, text = ''): readonly string[] {
  const names = photoNamesOf(text);
  if (names.length > PHOTOS_MAX) throw fieldRefusal('bad-photos', `照片最多 ${PHOTOS_MAX} 张`);
  if (!sendPhotos(db, order, names)) throw fieldRefusal('bad-photos', '有照片没有上传成功，请重新选择');
  return names;
}
