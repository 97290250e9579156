import { priceListOf } from '#contracts/rules/price/choice-price.ts';
import { discountRate } from '#contracts/rules/price/goods-price.ts';
import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { goodsWithSteps } from '#db/queries/cart/goods.ts';
import { refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';

/** 价目: what goods on sale and their options cost, told once for every choice of them. */
export const getPriceList: Handler<'ShoppingServiceMag.getPriceList'> = ({ goodsID }, { db }) => {
  const id = parseDecimalId(goodsID);
  const goods = id === null ? null : goodsWithSteps(db, id);
  if (goods?.saleable !== 'Y') throw refusal('goods-not-found');
  const { basePriceFen, perPageMilliFen, tiers, options } = priceListOf(goods);
  return {
    code: 0,
    message: '成功',
    data: {
      goodsID: String(goods.id),
      basePriceFen,
      perPageMilliFen,
      tiers: tiers.map(({ fromCount, discountBasisPoints }) => ({
        count: fromCount,
        discount: discountRate(discountBasisPoints),
      })),
      options: [...options].map(([cnum, price]) => ({ cnum, ...price })),
    },
  };
};
