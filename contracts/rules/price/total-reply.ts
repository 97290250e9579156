import { parseDecimal } from '../decimal.ts';

/** The further values of our own getTotal reply, beyond the two known for any server. */
export interface TotalExtras {
  readonly goodsTotal: string;
  readonly total: string;
  readonly saved: string;
  readonly nextTierCount: string;
  readonly nextTierDiscount: string;
  readonly weightGram: string;
}

/** The reply of getTotal (计价结果): the 4th value is the discount rate, the 7th the unit price. */
export interface TotalReply {
  readonly discount: string;
  readonly unitPrice: string;
  /** Null unless the reply is marked as ours: the other values of another server have unknown meanings. */
  readonly extras: TotalExtras | null;
}

const SEPARATOR = '|';

/** The 9th value, which marks our own reply. */
export const TOTAL_MARK = 'desk';

/** Writes the pipe-separated reply; a value that contains the separator would shift the others and throws. */
export function formatTotalReply({
  discount,
  unitPrice,
  extras,
}: TotalReply & { extras: TotalExtras }): string {
  const values = [
    extras.goodsTotal,
    extras.total,
    extras.saved,
    discount,
    extras.nextTierCount,
    extras.nextTierDiscount,
    unitPrice,
    extras.weightGram,
    TOTAL_MARK,
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
 * Reads the reply of any server. Only the 4th and the 7th value are known, so only they are read and checked (0 <=
 * discount < 1, unit price > 0), regardless of further values. The others are read where the 9th value marks the
 * reply as ours.
 */
export function parseTotalReply(text: string): TotalReply | null {
  const values = text.split(SEPARATOR);
  const [discount, unitPrice] = [values[3]?.trim(), values[6]?.trim()];
  if (discount === undefined || unitPrice === undefined) return null;
  if (!isRate(discount) || !isPositive(unitPrice)) return null;
  return { discount, unitPrice, extras: extrasOf(values) };
}

function extrasOf(values: readonly string[]): TotalExtras | null {
  const [goodsTotal, total, saved, , nextTierCount, nextTierDiscount, , weightGram, mark] = values;
  if (
    mark !== TOTAL_MARK ||
    goodsTotal === undefined ||
    total === undefined ||
    saved === undefined ||
    nextTierCount === undefined ||
    nextTierDiscount === undefined ||
    weightGram === undefined
  ) {
    return null;
  }
  return { goodsTotal, total, saved, nextTierCount, nextTierDiscount, weightGram };
}
