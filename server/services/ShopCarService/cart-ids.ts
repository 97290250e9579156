import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { refusal } from '#server/errors.ts';

/** Reads ids joined by commas. What is no id names no line, and then none of them is touched. */
export function readCartIDs(cartIDs: string): number[] {
  return cartIDs.split(',').map((text) => {
    const id = parseDecimalId(text);
    if (id === null) throw refusal('cart-line-not-found');
    return id;
  });
}
