import { type Decimal, floorToHundredths, formatHundredths, parseDecimal } from '../decimal.ts';

function decimalOf(text: string, what: string): Decimal {
  const value = parseDecimal(text);
  if (value === null) throw new RangeError(`${what} is not a decimal: ${JSON.stringify(text)}`);
  return value;
}

function wholeCount(count: number, least: number): bigint {
  if (!Number.isSafeInteger(count) || count < least) throw new RangeError(`count out of range: ${count}`);
  return BigInt(count);
}

/**
 * The total (总价): count × unit price × (1 − discount), rounded down to whole fen. The product is exact before
 * the one rounding; with floats 1.15 would come out as 1.14. The discount is the rate taken off, 0.1 for 九折.
 */
export function totalPrice(input: { count: number; unitPrice: string; discount: string }): string {
  const count = wholeCount(input.count, 0);
  const unitPrice = decimalOf(input.unitPrice, 'unit price');
  const discount = decimalOf(input.discount, 'discount');
  const one = 10n ** BigInt(discount.scale);
  if (discount.digits >= one) throw new RangeError(`discount is not below 1: ${input.discount}`);
  const digits = count * unitPrice.digits * (one - discount.digits);
  return formatHundredths(floorToHundredths({ digits, scale: unitPrice.scale + discount.scale }));
}

/** The displayed unit price (单价): total divided by count, rounded down to whole fen. Only the total counts. */
export function shownUnitPrice(input: { total: string; count: number }): string {
  const count = wholeCount(input.count, 1);
  const total = decimalOf(input.total, 'total');
  // Rounding down twice equals rounding down once here, because the divisor is a whole number.
  return formatHundredths(floorToHundredths(total) / count);
}
