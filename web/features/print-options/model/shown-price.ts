import { floorToHundredths, formatHundredths, parseDecimal } from '#contracts/rules/decimal.ts';
import {
  basisPointsOf,
  discountText,
  type PriceTier,
  type Quote,
} from '#contracts/rules/price/goods-price.ts';
import { shownUnitPrice, totalPrice } from '#contracts/rules/price/price.ts';
import type { TotalExtras, TotalReply } from '#contracts/rules/price/total-reply.ts';
import { parseWholeNumber } from '#contracts/rules/whole-number.ts';

/** A price as the dialog shows it; amounts are yuan with two decimals. */
export interface ShownPrice {
  readonly total: string;
  readonly unitPrice: string;
  /** The unit price times the quantity falls short of the total, because both were rounded down. */
  readonly isUnitPriceRounded: boolean;
  /** The unit price before the discount; empty where there is none. */
  readonly unitPriceBefore: string;
  /** What the discount takes off; empty where it takes nothing. */
  readonly saved: string;
  /** The quantity-discount text (优惠说明) as HTML. */
  readonly discountHtml: string;
}

/** What something cost when it was saved last, with the discount text (优惠说明) of that quantity. */
export interface SavedPrice {
  readonly count: number;
  readonly unitPrice: string;
  readonly totalPrice: string;
  readonly yhstr: string;
}

/** What has a price, by the word that counts it. */
interface Priced {
  readonly goodsName: string;
}

interface Facts {
  readonly count: number;
  readonly total: string;
  readonly listUnitPrice: string;
  readonly discountHtml: string;
}

function fen(amount: string): bigint {
  const decimal = parseDecimal(amount);
  return decimal === null ? 0n : floorToHundredths(decimal);
}

function show({ count, total, listUnitPrice, discountHtml }: Facts): ShownPrice {
  const unitPrice = shownUnitPrice({ total, count });
  const before = totalPrice({ count, unitPrice: listUnitPrice, discount: '0' });
  const saved = fen(before) - fen(total);
  return {
    total,
    unitPrice,
    isUnitPriceRounded: fen(unitPrice) * BigInt(count) !== fen(total),
    unitPriceBefore: saved > 0n ? shownUnitPrice({ total: before, count }) : '',
    saved: saved > 0n ? formatHundredths(saved) : '',
    discountHtml,
  };
}

function nextTier(extras: TotalExtras): PriceTier | null {
  const fromCount = parseWholeNumber(extras.nextTierCount);
  const discountBasisPoints = basisPointsOf(extras.nextTierDiscount);
  return fromCount && discountBasisPoints ? { fromCount, discountBasisPoints } : null;
}

/**
 * The discount text: the saved one, or for a quantity other than the saved one what the reply says of its tiers. A
 * reply that is not ours says nothing of them, and the saved text is all there is.
 */
function discountHtmlOf(
  { discount, extras }: TotalReply,
  { goodsName }: Priced,
  count: number,
  saved: SavedPrice | null,
): string {
  if (count === saved?.count || extras === null) return saved?.yhstr ?? '';
  const priced = { discountBasisPoints: basisPointsOf(discount) ?? 0, nextTier: nextTier(extras) };
  return discountText(priced, count, goodsName);
}

/** The price that a reply means for a quantity: total from discount and unit price (总价), unit price from the total. */
export function priceOfReply(
  reply: TotalReply,
  of: Priced,
  count: number,
  saved: SavedPrice | null,
): ShownPrice {
  return show({
    count,
    total: totalPrice({ count, unitPrice: reply.unitPrice, discount: reply.discount }),
    listUnitPrice: reply.unitPrice,
    discountHtml: discountHtmlOf(reply, of, count, saved),
  });
}

/** The price that the price list names, until the server does (预估价). */
export function priceOfQuote(quote: Quote, of: Priced, count: number, saved: SavedPrice | null): ShownPrice {
  return show({
    count,
    total: quote.total,
    listUnitPrice: quote.unitPrice,
    discountHtml: count === saved?.count ? saved.yhstr : discountText(quote, count, of.goodsName),
  });
}

/** The price at the last saving, shown until the current one is there. */
export function priceOfSaved({ count, unitPrice, totalPrice, yhstr }: SavedPrice): ShownPrice | null {
  if (parseDecimal(totalPrice) === null || parseDecimal(unitPrice) === null) return null;
  return show({ count, total: totalPrice, listUnitPrice: unitPrice, discountHtml: yhstr });
}
