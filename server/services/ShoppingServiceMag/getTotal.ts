import { quoteChoice } from '#contracts/rules/price/choice-price.ts';
import { discountRate } from '#contracts/rules/price/goods-price.ts';
import { formatTotalReply } from '#contracts/rules/price/total-reply.ts';
import { printLine } from '#contracts/rules/print/goods-line.ts';
import { gramsOf } from '#contracts/rules/print/spec-tastes.ts';
import { chosenName } from '#contracts/rules/print/step-roles.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { type PrintChoice, readChoice } from './print-choice.ts';

/** 计算价格. The pipe string's 4th value is the discount rate, its 7th the unit price; the 9th marks it as ours. */
export const getTotal: Handler<'ShoppingServiceMag.getTotal'> = (input, context) => {
  const read = readChoice(context.db, context.user, input);
  if (read.kind === 'refused') {
    context.decided(read.message);
    return { code: 400, message: read.message, reason: read.problem };
  }
  const choice = read.value;
  const priced = quoteChoice(choice.goods, choice);
  context.decided(
    `${choice.count} 件：单价 ${priced.unitPrice}，数量折扣 ${priced.discount}，合计 ${priced.total}`,
  );
  const next = priced.nextTier;
  return formatTotalReply({
    discount: priced.discount,
    unitPrice: priced.unitPrice,
    extras: {
      goodsTotal: priced.goodsTotal,
      total: priced.total,
      saved: priced.saved,
      nextTierCount: next ? String(next.fromCount) : '',
      nextTierDiscount: next ? discountRate(next.discountBasisPoints) : '',
      weightGram: innerWeight(choice),
    },
  });
};

function innerWeight({ goods, pageNum, selections }: PrintChoice): string {
  const grams = gramsOf(chosenName(printLine(goods, pageNum, selections), 'innerWeight'));
  return grams === 0 ? '' : String(grams);
}
