import { bookCode } from '#contracts/rules/publications/book-code.ts';
import type { Context } from '#server/servlet/handler-types.ts';

const HEX_DIGITS = 6;

/** What the link of a new work ends with. */
export function newBookCode(context: Context): string {
  const secret = context.secret();
  let at = 0;
  return bookCode(() => {
    const digits = secret.slice(at, at + HEX_DIGITS);
    at += HEX_DIGITS;
    return Number.parseInt(digits, 16) / 16 ** HEX_DIGITS;
  });
}
