import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { replaceOrderFile } from '#db/queries/orders/order-changes.ts';
import { fileUnchanged } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { once } from '../once.ts';
import { upToDate } from '../up-to-date.ts';
import { happen, movedReply, orderFor } from './own-order.ts';

const WHY_NOT = {
  'no-line': '订单中没有这件商品',
  'no-publication': '作品已不存在，不能替换',
  'other-pages': '作品的页数与下单时不同，请重新下单',
  'same-version': '作品在下单后没有修改',
} as const;

/** 替换文件: the present version of the publication takes the place of the ordered one, and is checked anew. */
export const replaceFile: Handler<'OrderServiceMag.replaceFile'> = upToDate((input, context) =>
  once(context, 'OrderServiceMag.replaceFile', input, () => {
    const read = orderFor(context, input.orderNo, 'replaceFile');
    const line = read.lines.find(({ id }) => id === parseDecimalId(input.lineID));
    const replaced = replaceOrderFile(context.db, { order: read.order, line });
    if (typeof replaced === 'string') throw fileUnchanged(WHY_NOT[replaced]);
    const { fileProblems, name } = replaced;
    return movedReply(
      input.orderNo,
      happen(context, read, {
        event: 'replace-file',
        fileProblems,
        text: `替换了《${name}》的印刷文件，重新审稿`,
      }),
    );
  }),
);
