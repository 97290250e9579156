import { amountText, formatFen, parseFen } from '../money.ts';
import { copiesText, countingWord } from '../print/counting-word.ts';
import { discountRate, type PriceTier } from './goods-price.ts';
import { shownUnitPrice, totalPrice } from './price.ts';

/** A quantity at which a discount begins, with its rate. */
export interface CopyTier {
  readonly count: number;
  readonly discount: string;
}

/** The price of a copy and the quantity discounts, the smallest quantity first. */
export interface CopyPrices {
  readonly unitPrice: string;
  readonly tiers: readonly CopyTier[];
}

/** The quantity discounts (满量优惠) of goods in the words of the wire, the smallest quantity first. */
export function copyTiers(tiers: readonly PriceTier[]): CopyTier[] {
  return [...tiers]
    .sort((a, b) => a.fromCount - b.fromCount)
    .map(({ fromCount, discountBasisPoints }) => ({
      count: fromCount,
      discount: discountRate(discountBasisPoints),
    }));
}

export interface PrintMore {
  readonly count: number;
  readonly text: string;
  readonly label: string;
}

/** The additional cost, in percent, up to which a hint is worthwhile. */
const NEARLY_EQUAL_PERCENT = 3;

/** The price of a quantity by the server's rule; the server decides what is to be paid. */
export function totalAt({ unitPrice, tiers }: CopyPrices, count: number): string {
  const discount = tiers.filter((tier) => tier.count <= count).at(-1)?.discount ?? '0';
  return totalPrice({ count, unitPrice, discount });
}

function fenAt(prices: CopyPrices, count: number): number {
  return parseFen(totalAt(prices, count)) ?? Number.POSITIVE_INFINITY;
}

/** A larger quantity that costs less, or hardly more (加印更省): the cheapest, and among equals the larger. */
export function printMore(prices: CopyPrices, count: number, goodsName: string): PrintMore | null {
  const ownFen = fenAt(prices, count);
  const [best] = prices.tiers
    .filter((tier) => tier.count > count)
    .map((tier) => ({ count: tier.count, fen: fenAt(prices, tier.count) }))
    .filter(({ fen }) => fen * 100 <= ownFen * (100 + NEARLY_EQUAL_PERCENT))
    .sort((a, b) => a.fen - b.fen || b.count - a.count);
  if (!best) return null;
  const text = textOf(prices, { count, fen: ownFen }, best, goodsName);
  return { count: best.count, text, label: `改为 ${copiesText(best.count, goodsName)}` };
}

interface Offer {
  readonly count: number;
  readonly fen: number;
}

function textOf(prices: CopyPrices, own: Offer, { count, fen }: Offer, goodsName: string): string {
  const more = `再加 ${copiesText(count - own.count, goodsName)}`;
  if (fen < own.fen) return `${more}总价反而少 ¥${shortAmount(own.fen - fen)}`;
  if (fen === own.fen) return `${more}总价不变`;
  const each = shownUnitPrice({ total: totalAt(prices, count), count });
  return `${more}总价只多 ¥${shortAmount(fen - own.fen)}，每${countingWord(goodsName)}降到 ¥${each}`;
}

/** Whole yuan without decimals in a sentence. */
function shortAmount(fen: number): string {
  return amountText(formatFen(fen)).replace(/\.00$/, '');
}
