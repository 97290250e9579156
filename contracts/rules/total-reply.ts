import { parseDecimal } from './decimal.ts';

/** The values of getTotal's reply (计价结果), in wire order: the 4th is the discount rate, the 7th the unit price. */
export interface TotalReply {
  goodsTotal: string;
  total: string;
  saved: string;
  discount: string;
  nextTierCount: string;
  nextTierDiscount: string;
  unitPrice: string;
  weightGram: string;
}

const SEPARATOR = '|';

/** Writes the pipe-separated reply; a value that contains the separator would shift the others and throws. */
export function formatTotalReply(quote: TotalReply): string {
  const values = [
    quote.goodsTotal,
    quote.total,
    quote.saved,
    quote.discount,
    quote.nextTierCount,
    quote.nextTierDiscount,
    quote.unitPrice,
    quote.weightGram,
  ];
  const broken = values.find((value) => value.includes(SEPARATOR));
  if (broken !== undefined) throw new RangeError(`a value contains the separator: ${JSON.stringify(broken)}`);
  return values.join(SEPARATOR);
}

function isRate(text: string): boolean {
  const rate = parseDecimal(text);
  return rate !== null && rate.digits < 10n ** BigInt(rate.scale);
}

function isPositive(text: string): boolean {
  const value = parseDecimal(text);
  return value !== null && value.digits > 0n;
}

/**
 * Reads the reply of any server. Only the 4th and the 7th value are known for certain, so only they are
 * checked (0 <= discount < 1, unit price > 0); the others are taken as text, and more values may follow.
 */
export function parseTotalReply(text: string): TotalReply | null {
  const [goodsTotal, total, saved, discount, nextTierCount, nextTierDiscount, unitPrice, weightGram] =
    text.split(SEPARATOR);
  if (
    goodsTotal === undefined ||
    total === undefined ||
    saved === undefined ||
    discount === undefined ||
    nextTierCount === undefined ||
    nextTierDiscount === undefined ||
    unitPrice === undefined
  ) {
    return null;
  }
  if (!isRate(discount) || !isPositive(unitPrice)) return null;
  return {
    goodsTotal,
    total,
    saved,
    discount,
    nextTierCount,
    nextTierDiscount,
    unitPrice,
    weightGram: weightGram ?? '',
  };
}
