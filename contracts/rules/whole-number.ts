/**
 * Reads a whole number from a form or query value. Number() would also take `1e3`, `0x10`, ` 5` and the
 * empty text, so only plain digits without leading zeros pass, and only up to the safe integers.
 */
export function parseWholeNumber(text: string): number | null {
  if (!/^(0|[1-9]\d*)$/.test(text)) return null;
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : null;
}

/** Ids travel as strings of 1 to 18 decimal digits, so that they fit a signed 64-bit integer. */
export function isDecimalId(text: string): boolean {
  return /^[0-9]{1,18}$/.test(text);
}

/** An id as a number. One with leading zeros or beyond the safe integers names nothing that was ever stored. */
export function parseDecimalId(text: string): number | null {
  return isDecimalId(text) ? parseWholeNumber(text) : null;
}
