import { AFTER_SALE_LENGTH } from '#contracts/rules/limits.ts';
import { AFTER_SALE_KINDS, afterSaleFen } from '#contracts/rules/orders/after-sale.ts';
import { askAfterSale } from '#db/queries/orders/after-sales.ts';
import { badField } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { once } from '../once.ts';
import { upToDate } from '../up-to-date.ts';
import { movedReply, orderFor, wordsOf } from './own-order.ts';

/** 申请售后: a reprint, a part of the money or all of it, for a fault of ours. */
export const applyAfterSale: Handler<'OrderServiceMag.applyAfterSale'> = upToDate((input, context) =>
  once(context, 'OrderServiceMag.applyAfterSale', input, () => {
    const { order } = orderFor(context, input.orderNo, 'afterSale');
    const kind = AFTER_SALE_KINDS.find((known) => known === input.kind);
    if (!kind) throw badField('bad-kind', '请选择售后类型');
    const reason = wordsOf(input.reason, { label: '售后原因', max: 50, reason: 'bad-reason' });
    const demand = { label: '问题描述', ...AFTER_SALE_LENGTH, reason: 'bad-description' };
    const description = wordsOf(input.description, demand);
    const amountFen = afterSaleFen(kind, order.payTotalFen - order.refundedFen);
    if (kind !== 'reprint' && amountFen === 0) throw badField('bad-kind', '款项已全部退回，只能申请重印');
    askAfterSale(context.db, { order, kind, reason, description, amountFen, at: context.now });
    return movedReply(input.orderNo, order.state);
  }),
);
