import { parseFen } from '../money.ts';
import type { GoodsWithSteps, PriceTier, Selections } from '../print/goods.ts';
import { type Quote, quote } from './goods-price.ts';
import { shownUnitPrice } from './price.ts';

interface PriceData {
  basePriceFen: number;
  perPageMilliFen: number;
  tiers: readonly PriceTier[];
  /** What each option adds, by its code. */
  options: ReadonlyMap<string, { perCopyFen: number; perPageMilliFen: number }>;
}

/** What a cart line keeps of a price. */
export interface LinePrice {
  /** As it is shown: the total divided by the count, floored. */
  unitPriceFen: number;
  totalFen: number;
  discountBasisPoints: number;
}

export interface PricedChoice {
  pageNum: number;
  count: number;
  selections: Selections;
}

const dataByGoods = new WeakMap<GoodsWithSteps, PriceData>();

/** The price of a choice whose codes all belong to the goods; an unknown code is an exception. */
export function quoteChoice(goods: GoodsWithSteps, choice: PricedChoice): Quote {
  const { basePriceFen, perPageMilliFen, tiers, options } = priceDataOf(goods);
  const chosen = goods.steps.flatMap((step) => {
    const cnum = choice.selections[step.id] ?? '';
    if (cnum === '') return [];
    const option = options.get(cnum);
    if (!option) throw new RangeError(`goods ${goods.id} have no option ${cnum}`);
    return [option];
  });
  return quote({
    basePriceFen,
    perPageMilliFen,
    tiers,
    options: chosen,
    pageNum: choice.pageNum,
    count: choice.count,
  });
}

/** The same price as a cart line stores it. */
export function linePrice(priced: Quote, count: number): LinePrice {
  return {
    unitPriceFen: fenOf(shownUnitPrice({ total: priced.total, count })),
    totalFen: fenOf(priced.total),
    discountBasisPoints: priced.discountBasisPoints,
  };
}

/** An amount as it is stored. */
export function fenOf(amount: string): number {
  const fen = parseFen(amount);
  if (fen === null) throw new RangeError(`not an amount that can be stored: ${amount}`);
  return fen;
}

function priceDataOf(goods: GoodsWithSteps): PriceData {
  const known = dataByGoods.get(goods);
  if (known) return known;
  const options = new Map(
    goods.steps.flatMap((step) =>
      step.items.map(
        ({ cnum, perCopyFen, perPageMilliFen }) => [cnum, { perCopyFen, perPageMilliFen }] as const,
      ),
    ),
  );
  const { basePriceFen, perPageMilliFen, tiers } = goods;
  const data: PriceData = { basePriceFen, perPageMilliFen, tiers, options };
  dataByGoods.set(goods, data);
  return data;
}
