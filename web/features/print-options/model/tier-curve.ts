import { parseDecimal } from '#contracts/rules/decimal.ts';
import { parseFen } from '#contracts/rules/money.ts';
import { foldOf } from '#contracts/rules/price/goods-price.ts';
import { shownUnitPrice } from '#contracts/rules/price/price.ts';
import { type CopyPrices, totalAt } from '#contracts/rules/price/print-more.ts';

/** A place in a drawing one wide and one high: to the right more copies, downwards cheaper ones. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** A quantity (数量档位) from which on a copy costs less. */
export interface TierPoint extends Place {
  readonly count: number;
  readonly unitPrice: string;
  /** 9.7折; empty where nothing is taken off. */
  readonly fold: string;
}

export interface TierCurve {
  readonly points: readonly TierPoint[];
  /** Where the quantity at hand stands. */
  readonly here: Place;
}

/** The share that is taken off, which is what the copies fall by. */
function shareOff(discount: string): number {
  const rate = parseDecimal(discount);
  return rate === null ? 0 : Number(rate.digits) / 10 ** rate.scale;
}

/** How far a quantity lies on the way to the next: half of the copies between are half of the way. */
function wayTo(count: number, from: number, to: number): number {
  return (count - from) / (to - from);
}

/** What a copy costs over the quantity; null where more copies are no cheaper. */
export function tierCurve(prices: CopyPrices, count: number): TierCurve | null {
  const first = prices.tiers[0]?.count === 1 ? [] : [{ count: 1, discount: '0' }];
  const tiers = [...first, ...prices.tiers];
  const most = Math.max(...tiers.map(({ discount }) => shareOff(discount)));
  if (tiers.length < 2 || most === 0 || !parseFen(prices.unitPrice)) return null;
  const last = tiers.length - 1;
  const points = tiers.map((tier, at) => ({
    count: tier.count,
    unitPrice: shownUnitPrice({ total: totalAt(prices, tier.count), count: tier.count }),
    fold: foldOf(tier.discount),
    x: at / last,
    y: shareOff(tier.discount) / most,
  }));
  const at = tiers.findLastIndex((tier) => tier.count <= count);
  const [from, to] = [points[at], points[at + 1]];
  const way = from && to ? wayTo(count, from.count, to.count) / last : 0;
  return { points, here: { x: (from?.x ?? 0) + way, y: from?.y ?? 0 } };
}
