import { formatFen } from '#contracts/rules/money.ts';
import { copiesText } from '#contracts/rules/print/counting-word.ts';
import { linesAgain } from '#db/queries/orders/buy-again.ts';
import { fieldRefusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { upToDate } from '../up-to-date.ts';
import { orderFor } from './own-order.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((all, fen) => all + fen, 0);

/** 再次购买, reckoned only: today's prices beside those of the order. */
export const quoteRebuy: Handler<'OrderServiceMag.quoteRebuy'> = upToDate((input, context) => {
  const { order, lines } = orderFor(context, input.orderNo, 'rebuy');
  const { version } = input;
  if (version !== 'ordered' && version !== 'current') throw fieldRefusal('bad-version', '请选择作品版本');
  const again = doneOrRefuse(linesAgain(context.db, { userId: context.user.id, lines, version }));
  return {
    code: 0,
    message: '成功',
    data: {
      orderedAt: new Date(order.createdAt).toISOString(),
      before: formatFen(sum(lines.map(({ totalFen }) => totalFen))),
      now: formatFen(sum(again.map(({ totalFen }) => totalFen))),
      lines: again.map(({ count, showPageNum, totalFen }, at) => ({
        name: lines[at]?.publicationName ?? '',
        copies: copiesText(count, lines[at]?.goodsName ?? ''),
        pages: showPageNum,
        before: formatFen(lines[at]?.totalFen ?? 0),
        now: formatFen(totalFen),
      })),
    },
  };
});
