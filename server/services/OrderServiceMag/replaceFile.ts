import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { replaceOrderFile } from '#db/queries/orders/order-changes.ts';
import { orderByNo } from '#db/queries/orders/order-reading.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { once } from '../once.ts';
import { upToDate } from '../up-to-date.ts';
import { checkFirst } from './check-first.ts';
import { movedReply, orderFor } from './own-order.ts';

/** 替换文件: the present version of the publication takes the place of the ordered one, and is checked anew. */
export const replaceFile: Handler<'OrderServiceMag.replaceFile'> = upToDate(async (input, context) => {
  const known = orderByNo(context.db, context.user.id, input.orderNo);
  const wanted = known?.lines.filter(({ id }) => id === parseDecimalId(input.lineID)) ?? [];
  await checkFirst(context, wanted);
  return once(context, 'OrderServiceMag.replaceFile', input, () => {
    const { order, lines } = orderFor(context, input.orderNo, 'replaceFile');
    const line = lines.find(({ id }) => id === parseDecimalId(input.lineID)) ?? null;
    const replaced = replaceOrderFile(context.db, { order, line, at: context.now });
    return movedReply(input.orderNo, doneOrRefuse(replaced));
  });
});
