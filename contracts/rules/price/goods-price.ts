import { formatHundredths, parseDecimal } from '../decimal.ts';
import { copiesText } from '../print/counting-word.ts';
import { totalPrice } from './price.ts';

/** The price of an option per copy and per page; options that make a book cheaper are negative. */
export interface OptionPrice {
  perCopyFen: number;
  /** In thousandths of a fen. */
  perPageMilliFen: number;
}

/** A quantity discount (满量优惠) from `fromCount` copies on, in hundredths of a percent: 1000 is 九折. */
export interface PriceTier {
  fromCount: number;
  discountBasisPoints: number;
}

export interface QuoteInput {
  basePriceFen: number;
  perPageMilliFen: number;
  options: readonly OptionPrice[];
  pageNum: number;
  count: number;
  tiers: readonly PriceTier[];
}

/** Amounts are yuan with two decimals. `nextTier` is the nearest larger quantity with a better discount. */
export interface Quote {
  unitPriceFen: number;
  unitPrice: string;
  discountBasisPoints: number;
  discount: string;
  goodsTotal: string;
  total: string;
  saved: string;
  nextTier: PriceTier | null;
}

function whole(value: number, what: string, least = Number.MIN_SAFE_INTEGER): bigint {
  if (!Number.isSafeInteger(value) || value < least) throw new RangeError(`${what} out of range: ${value}`);
  return BigInt(value);
}

/** The price of one copy before any discount, rounded down to fen and never less than 1 fen. */
function unitPriceFenOf(input: QuoteInput): number {
  let perCopyFen = whole(input.basePriceFen, 'base price');
  let perPageMilliFen = whole(input.perPageMilliFen, 'page price');
  for (const option of input.options) {
    perCopyFen += whole(option.perCopyFen, 'option price per copy');
    perPageMilliFen += whole(option.perPageMilliFen, 'option price per page');
  }
  const milliFen = perCopyFen * 1000n + perPageMilliFen * whole(input.pageNum, 'page count', 0);
  const fen = Number(milliFen / 1000n);
  if (!Number.isSafeInteger(fen)) throw new RangeError(`unit price out of range: ${fen}`);
  return Math.max(fen, 1);
}

/** `value` divided by ten to the power of `scale`, without trailing zeros: (500, 4) is "0.05". */
function shortDecimal(value: number, scale: number): string {
  const digits = String(value).padStart(scale + 1, '0');
  const fraction = digits.slice(-scale).replace(/0+$/, '');
  return fraction === '' ? digits.slice(0, -scale) : `${digits.slice(0, -scale)}.${fraction}`;
}

/** A discount in hundredths of a percent as the wire's rate: 500 is "0.05". */
export function discountRate(discountBasisPoints: number): string {
  return shortDecimal(discountBasisPoints, 4);
}

/** The wire's rate in hundredths of a percent: "0.05" is 500. Finer or unreadable rates are null. */
export function basisPointsOf(rate: string): number | null {
  const decimal = parseDecimal(rate);
  if (decimal === null || decimal.scale > 4) return null;
  return Number(decimal.digits) * 10 ** (4 - decimal.scale);
}

function checkTier(tier: PriceTier): void {
  whole(tier.fromCount, 'tier quantity', 1);
  whole(tier.discountBasisPoints, 'tier discount', 0);
  if (tier.discountBasisPoints >= 10000) {
    throw new RangeError(`tier discount out of range: ${tier.discountBasisPoints}`);
  }
}

/** The replica's price of a printed book (报价). The tiers may come in any order. */
export function quote(input: QuoteInput): Quote {
  const count = whole(input.count, 'count', 1);
  for (const tier of input.tiers) checkTier(tier);
  const tiers = [...input.tiers].sort(
    (a, b) => a.fromCount - b.fromCount || a.discountBasisPoints - b.discountBasisPoints,
  );
  const discountBasisPoints =
    tiers.filter((tier) => tier.fromCount <= input.count).at(-1)?.discountBasisPoints ?? 0;
  const nextTier = tiers.find(
    (tier) => tier.fromCount > input.count && tier.discountBasisPoints > discountBasisPoints,
  );
  const unitPriceFen = unitPriceFenOf(input);
  const unitPrice = formatHundredths(BigInt(unitPriceFen));
  const discount = discountRate(discountBasisPoints);
  const total = totalPrice({ count: input.count, unitPrice, discount });
  const goodsFen = BigInt(unitPriceFen) * count;
  return {
    unitPriceFen,
    unitPrice,
    discountBasisPoints,
    discount,
    goodsTotal: formatHundredths(goodsFen),
    total,
    saved: formatHundredths(goodsFen - (parseDecimal(total)?.digits ?? 0n)),
    nextTier: nextTier ?? null,
  };
}

/** A rate of the wire in customers' words: "0.03" is 9.7折; empty without a discount. */
export function foldOf(discount: string): string {
  const rate = parseDecimal(discount);
  return rate === null ? '' : foldOfShare(Number(rate.digits), rate.scale);
}

/** The remaining price after taking off `digits` divided by ten to the power of `scale`, in tenths. */
function foldOfShare(digits: number, scale: number): string {
  return digits === 0 ? '' : `${shortDecimal((10 ** scale - digits) * 10, scale)}折`;
}

function foldText(discountBasisPoints: number): string {
  return `<b>${foldOfShare(discountBasisPoints, 4)}</b>`;
}

/**
 * The quantity-discount text (优惠说明) as HTML: the discount reached, then the next tier. From half of the next tier
 * on it says how many copies are missing. Empty if there is nothing to say.
 */
export function discountText(
  priced: Pick<Quote, 'discountBasisPoints' | 'nextTier'>,
  count: number,
  goodsName: string,
): string {
  const parts: string[] = [];
  if (priced.discountBasisPoints > 0) parts.push(`已享${foldText(priced.discountBasisPoints)}`);
  const next = priced.nextTier;
  if (next !== null) {
    const missing = next.fromCount - count;
    const copies = (many: number) => copiesText(many, goodsName).replace(' ', '');
    const condition = missing <= count ? `再加${copies(missing)}享` : `满${copies(next.fromCount)}`;
    parts.push(`${condition}${foldText(next.discountBasisPoints)}`);
  }
  return parts.join('，');
}
