import { createHash } from 'node:crypto';

/** Up to 40 decimal digits that only look random: a pure function of the text. */
export function seededDigits(count: number, text: string): string {
  const bytes = createHash('sha512').update(text).digest();
  const number = BigInt(`0x${bytes.toString('hex')}`);
  return number.toString().slice(-count).padStart(count, '0');
}
