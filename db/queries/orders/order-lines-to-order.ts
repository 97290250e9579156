import type { Done, Refused } from '#contracts/rules/decision.ts';
import { checkLines, namedLines } from '#contracts/rules/orders/lines-to-order.ts';
import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import type { Database } from '../../client.ts';
import { type CartLineRow, cartLine } from '../cart/cart.ts';

/** Reads the cart lines that are to be ordered (待下单商品), ids joined by commas: all of them, or why they cannot be. */
export function linesToOrder(
  db: Database,
  userId: number,
  cartIDs: string,
): Done<readonly CartLineRow[]> | Refused<'order-lines'> {
  const named = namedLines(cartIDs);
  if (named.kind !== 'done') return named;
  return checkLines(named.value.map((text) => ({ text, line: ownLine(db, userId, text) })));
}

function ownLine(db: Database, userId: number, text: string): CartLineRow | null {
  const id = parseDecimalId(text);
  return id === null ? null : cartLine(db, userId, id);
}
