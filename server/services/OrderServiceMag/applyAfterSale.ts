import { AFTER_SALE_LENGTH, AFTER_SALE_REASON_MAX } from '#contracts/rules/limits.ts';
import { AFTER_SALE_KINDS } from '#contracts/rules/orders/after-sale.ts';
import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { askAfterSale } from '#db/queries/orders/after-sales.ts';
import { fieldRefusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { once } from '../once.ts';
import { upToDate } from '../up-to-date.ts';
import { wordsOf } from '../words-of.ts';
import { movedReply, orderFor } from './own-order.ts';
import { photosFor } from './views/order-photos.ts';

/** 申请售后: a reprint, a part of the money or all of it, for a fault of ours. */
export const applyAfterSale: Handler<'OrderServiceMag.applyAfterSale'> = upToDate((input, context) =>
  once(context, 'OrderServiceMag.applyAfterSale', input, () => {
    const { order } = orderFor(context, input.orderNo, 'afterSale');
    const kind = AFTER_SALE_KINDS.find((known) => known === input.kind);
    if (!kind) throw fieldRefusal('bad-kind', '请选择售后类型');
    const reason = wordsOf(input.reason, {
      label: '售后原因',
      max: AFTER_SALE_REASON_MAX,
      reason: 'bad-reason',
    });
    const demand = { label: '问题描述', ...AFTER_SALE_LENGTH, reason: 'bad-description' };
    const description = wordsOf(input.description, demand);
    const photos = photosFor(context, order, input.photos);
    // What is no part is refused like one that the order does not have.
    const part = input.part ? parseDecimalId(input.part) || Number.MAX_SAFE_INTEGER : 0;
    const asked = { order, kind, reason, description, photos, part, at: context.now };
    doneOrRefuse(askAfterSale(context.db, asked));
    return movedReply(input.orderNo, order.state);
  }),
);
