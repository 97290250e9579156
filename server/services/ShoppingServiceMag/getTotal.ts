import { discountRate } from '#contracts/rules/goods-price.ts';
import { STEP_IDS } from '#contracts/rules/step-ids.ts';
import { formatTotalReply } from '#contracts/rules/total-reply.ts';
import { quoteChoice } from '#db/queries/pricing.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { type PrintChoice, readChoice } from './print-choice.ts';

/** 计算价格. The pipe string's 4th value is the discount rate, its 7th the unit price. */
export const getTotal: Handler<'ShoppingServiceMag.getTotal'> = (input, context) => {
  const read = readChoice(context.db, context.user, input);
  if (!read.ok) {
    context.decided(read.message);
    return { code: 400, message: read.message, reason: read.reason };
  }
  const priced = quoteChoice(read.choice.goods, read.choice);
  context.decided(
    `${read.choice.count} 件：单价 ${priced.unitPrice}，数量折扣 ${priced.discount}，合计 ${priced.total}`,
  );
  const next = priced.nextTier;
  return formatTotalReply({
    goodsTotal: priced.goodsTotal,
    total: priced.total,
    saved: priced.saved,
    discount: priced.discount,
    nextTierCount: next ? String(next.fromCount) : '',
    nextTierDiscount: next ? discountRate(next.discountBasisPoints) : '',
    unitPrice: priced.unitPrice,
    weightGram: innerWeight(read.choice),
  });
};

function innerWeight({ goods, selections }: PrintChoice): string {
  const cnum = selections[STEP_IDS.innerWeight];
  const step = goods.steps.find(({ id }) => id === STEP_IDS.innerWeight);
  const name = step?.items.find((item) => item.cnum === cnum)?.name ?? '';
  return /(\d+)克/.exec(name)?.[1] ?? '';
}
