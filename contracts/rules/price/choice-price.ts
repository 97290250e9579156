import { parseFen } from '../money.ts';
import type { GoodsWithSteps, Selections } from '../print/goods.ts';
import type { Quote } from './goods-price.ts';
import { shownUnitPrice } from './price.ts';
import { type PriceList, quoteByList } from './price-list.ts';

export interface LinePrice {
  /** The displayed price: the total divided by the count, rounded down. */
  unitPriceFen: number;
  totalFen: number;
  discountBasisPoints: number;
}

export interface PricedChoice {
  pageNum: number;
  count: number;
  selections: Selections;
}

const listByGoods = new WeakMap<GoodsWithSteps, PriceList>();

/** The price of a choice whose codes all belong to the goods; an unknown code is an exception. */
export function quoteChoice(goods: GoodsWithSteps, choice: PricedChoice): Quote {
  const cnums = goods.steps.map(({ id }) => choice.selections[id] ?? '').filter((cnum) => cnum !== '');
  const priced = quoteByList(priceListOf(goods), { ...choice, cnums });
  if (priced === null) throw new RangeError(`goods ${goods.id} have no option among ${cnums.join(', ')}`);
  return priced;
}

/** The same price in the stored form of a cart line. */
export function linePrice(priced: Quote, count: number): LinePrice {
  return {
    unitPriceFen: fenOf(shownUnitPrice({ total: priced.total, count })),
    totalFen: fenOf(priced.total),
    discountBasisPoints: priced.discountBasisPoints,
  };
}

/** The stored form of an amount. */
export function fenOf(amount: string): number {
  const fen = parseFen(amount);
  if (fen === null) throw new RangeError(`not an amount that can be stored: ${amount}`);
  return fen;
}

export function priceListOf(goods: GoodsWithSteps): PriceList {
  const known = listByGoods.get(goods);
  if (known) return known;
  const options = new Map(
    goods.steps.flatMap(({ items }) =>
      items.map(({ cnum, perCopyFen, perPageMilliFen }) => [cnum, { perCopyFen, perPageMilliFen }] as const),
    ),
  );
  const { basePriceFen, perPageMilliFen, tiers } = goods;
  const list = { basePriceFen, perPageMilliFen, tiers, options };
  listByGoods.set(goods, list);
  return list;
}
