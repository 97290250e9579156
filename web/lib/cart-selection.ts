import { keptStore } from './kept-store.ts';

/** The chosen lines of the cart (已选商品) by id, with the total of each; they may stand on several pages. */
export type Selection = ReadonlyMap<string, string>;

export const NOTHING_SELECTED: Selection = new Map();

/** A selection as it was kept, pairs of id and total; null for anything else. */
export function readSelection(kept: unknown): Selection | null {
  if (!Array.isArray(kept)) return null;
  const pairs = kept.flatMap((pair: unknown) => {
    const [id, total]: unknown[] = Array.isArray(pair) ? pair : [];
    return typeof id === 'string' && typeof total === 'string' ? [[id, total] as const] : [];
  });
  return pairs.length === kept.length ? new Map(pairs) : null;
}

/**
 * What is chosen in the cart. After coming back from the checkout or a reload the same lines are chosen; what
 * was put into the cart last is what its buyer means to order, by whichever way the cart is opened then.
 */
export const cartSelection = keptStore<Selection>('cartSelection', NOTHING_SELECTED, {
  write: (selection) => [...selection],
  read: readSelection,
});
