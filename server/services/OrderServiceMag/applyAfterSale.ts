import { AFTER_SALE_LENGTH, AFTER_SALE_REASON_MAX } from '#contracts/rules/limits.ts';
import { AFTER_SALE_KINDS } from '#contracts/rules/orders/after-sale.ts';
import { askAfterSale } from '#db/queries/orders/after-sales.ts';
import { badField } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { once } from '../once.ts';
import { upToDate } from '../up-to-date.ts';
import { movedReply, orderFor, wordsOf } from './own-order.ts';
import { photosFor } from './views/order-photos.ts';

/** 申请售后: a reprint, a part of the money or all of it, for a fault of ours. */
export const applyAfterSale: Handler<'OrderServiceMag.applyAfterSale'> = upToDate((input, context) =>
  once(context, 'OrderServiceMag.applyAfterSale', input, () => {
    const { order } = orderFor(context, input.orderNo, 'afterSale');
    const kind = AFTER_SALE_KINDS.find((known) => known === input.kind);
    if (!kind) throw badField('bad-kind', '请选择售后类型');
    const reason = wordsOf(input.reason, {
      label: '售后原因',
      max: AFTER_SALE_REASON_MAX,
      reason: 'bad-reason',
    });
    const demand = { label: '问题描述', ...AFTER_SALE_LENGTH, reason: 'bad-description' };
    const description = wordsOf(input.description, demand);
    const photos = photosFor(context, order, input.photos);
    doneOrRefuse(askAfterSale(context.db, { order, kind, reason, description, photos, at: context.now }));
    return movedReply(input.orderNo, order.state);
  }),
);
