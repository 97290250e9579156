import type { Input } from '#contracts/operations.ts';
import { FORM_MESSAGES } from '#contracts/rules/form-messages.ts';
import { LINE_REMARK_MAX } from '#contracts/rules/limits.ts';
import { linePrice, quoteChoice } from '#contracts/rules/price/choice-price.ts';
import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { goodsOfCartLine, updateCartLine } from '#db/queries/cart/cart.ts';
import type { Context, Handler } from '#server/servlet/handler-types.ts';
import { readChoice } from './print-choice.ts';

/** 保存购物车商品. The text `ok` is success; any other text says why nothing was changed. */
export const updateCart: Handler<'ShoppingServiceMag.updateCart'> = (input, context) => {
  const answer = save(input, context);
  if (answer !== 'ok') context.decided(answer);
  return answer;
};

function save(input: Input<'ShoppingServiceMag.updateCart'>, { db, now, user }: Context): string {
  const lineId = parseDecimalId(input.CartID);
  const goodsId = lineId === null ? null : goodsOfCartLine(db, user.id, lineId);
  if (lineId === null || goodsId === null) return '购物车商品不存在';
  if (input.goodsID !== String(goodsId)) return '商品与购物车中的不一致';
  if (input.pdfchecked !== '1') return '文件检查标记不正确';
  if (input.remarkinfo.length > LINE_REMARK_MAX) return FORM_MESSAGES.string.max('备注', LINE_REMARK_MAX);

  const read = readChoice(db, user, input);
  if (read.kind === 'refused') return read.message;
  const { goods, count, pageNum, selections } = read.value;
  const saving = updateCartLine(db, {
    userId: user.id,
    lineId,
    count,
    pageNum,
    selections,
    remark: input.remarkinfo,
    ...linePrice(quoteChoice(goods, read.value), count),
    now,
  });
  const isSaved = saving.kind === 'done';
  return isSaved ? 'ok' : '该商品已下架，不能修改';
}
