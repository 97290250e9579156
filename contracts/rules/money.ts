import { floorToHundredths, formatHundredths, parseDecimal } from './decimal.ts';

/**
 * Reads an amount (金额) in yuan as whole fen. An amount has at most two decimals, no sign and no leading
 * zeros; anything else, and anything beyond the safe integers, is null and never rounded.
 */
export function parseFen(amount: string): number | null {
  if (!/^(0|[1-9]\d*)(\.\d{1,2})?$/.test(amount)) return null;
  const value = parseDecimal(amount);
  if (value === null) return null;
  const fen = Number(floorToHundredths(value));
  return Number.isSafeInteger(fen) ? fen : null;
}

/** Writes whole fen as yuan with two decimals; a negative amount (a wallet debit, say) keeps its sign. */
export function formatFen(fen: number): string {
  if (!Number.isSafeInteger(fen)) throw new RangeError(`not a whole number of fen: ${fen}`);
  return formatHundredths(BigInt(fen));
}

/** An amount or a whole number for reading, with a separator between thousands. */
export function amountText(amount: string): string {
  const [whole = '', ...decimals] = amount.split('.');
  return [inThousands(whole), ...decimals].join('.');
}

function inThousands(digits: string): string {
  const groups: string[] = [];
  let end = digits.length;
  for (; end > 3 && /\d/.test(digits.charAt(end - 4)); end -= 3) groups.unshift(digits.slice(end - 3, end));
  return [digits.slice(0, end), ...groups].join(',');
}

/** An amount in a sentence. */
export function yuanText(fen: number): string {
  return `¥${amountText(formatFen(fen))}`;
}
