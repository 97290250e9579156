/** An exact decimal number that is never negative: `digits` divided by ten to the power of `scale`. */
export interface Decimal {
  digits: bigint;
  scale: number;
}

/** Reads plain digits with an optional fraction of any length; signs, exponents and spaces are refused. */
export function parseDecimal(text: string): Decimal | null {
  if (!/^\d+(\.\d+)?$/.test(text)) return null;
  const point = text.indexOf('.');
  return { digits: BigInt(text.replace('.', '')), scale: point === -1 ? 0 : text.length - point - 1 };
}

/** The number in hundredths, rounded down; for an amount of yuan, whole fen. */
export function floorToHundredths(value: Decimal): bigint {
  return (value.digits * 100n) / 10n ** BigInt(value.scale);
}

/** Writes hundredths with exactly two decimals: 1230n is "12.30". */
export function formatHundredths(hundredths: bigint): string {
  const sign = hundredths < 0n ? '-' : '';
  const digits = (hundredths < 0n ? -hundredths : hundredths).toString().padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
