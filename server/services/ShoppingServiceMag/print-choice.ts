import { type Done, done, type Refused, refusedField } from '#contracts/rules/decision.ts';
import { checkQuantity } from '#contracts/rules/price/quantity.ts';
import { selectCnums } from '#contracts/rules/print/cnums.ts';
import type { GoodsWithSteps, Selections } from '#contracts/rules/print/goods.ts';
import { selectionsOf } from '#contracts/rules/print/goods-line.ts';
import { refusedChoice, refusedChoiceText } from '#contracts/rules/print/step-availability.ts';
import { parseDecimalId, parseWholeNumber } from '#contracts/rules/whole-number.ts';
import type { Database } from '#db/client.ts';
import type { UserRow } from '#db/queries/account/users.ts';
import { goodsWithSteps } from '#db/queries/cart/goods.ts';
import { wireStep } from '#server/services/ShopCarService/cart-line-view.ts';

export interface PrintChoice {
  readonly goods: GoodsWithSteps;
  readonly count: number;
  readonly pageNum: number;
  readonly selections: Selections;
}

export interface SentChoice {
  readonly goodsID: string;
  readonly memberID: string;
  readonly count: string;
  readonly pagesNum: string;
  readonly cnums: string;
}

type Read = Done<PrintChoice> | Refused<'bad-field'>;

/** Reads a choice from the wire and refuses what the print rules forbid. */
export function readChoice(db: Database, user: UserRow, sent: SentChoice): Read {
  if (sent.memberID !== String(user.id)) return refusedField('bad-member', '会员编号不正确');

  const goodsId = parseDecimalId(sent.goodsID);
  const goods = goodsId === null ? null : goodsWithSteps(db, goodsId);
  if (!goods) return refusedField('unknown-goods', '商品不存在');
  if (goods.saleable !== 'Y') return refusedField('withdrawn-goods', '该商品已下架');

  const quantity = checkQuantity(sent.count);
  if (quantity.kind === 'refused') return quantity;
  const pageNum = parseWholeNumber(sent.pagesNum);
  if (!pageNum) return refusedField('bad-pages', '页数须为正整数');

  const steps = goods.steps.map((step) => wireStep(step, ''));
  const buzhou = selectCnums(steps, sent.cnums);
  if (buzhou === null) return refusedField('bad-options', '印刷选项不完整或不存在，请重新选择');

  const forbidden = refusedChoice({
    pageNum,
    goods: { EditorType: goods.editorType, isHasPastedown: goods.isHasPastedown },
    zhuangDingPageCfg: goods.bindings,
    buzhou,
  });
  if (forbidden) return refusedField('forbidden-options', refusedChoiceText(forbidden));
  const selections = selectionsOf({ buzhou });
  return done({ goods, count: quantity.value, pageNum, selections });
}
