import { useEffect, useRef, useState } from 'react';
import { done } from '#web/lib/call/outcome.ts';
import { cartSelection, NOTHING_SELECTED } from '#web/lib/cart-selection.ts';
import type { CartPage } from '../model/cart.ts';
import { hasLost, reconciled, synced } from '../model/selection.ts';
import { wholeCart } from '../read-cart.ts';

/** The chosen lines, kept in line with what the server says about them. */
export function useSelection(page: CartPage | undefined) {
  const [selection, setSelection] = useState(cartSelection.get);
  const [isRecalled, setIsRecalled] = useState(selection.size > 0);
  const before = useRef<CartPage | undefined>(undefined);

  useEffect(() => cartSelection.set(selection), [selection]);

  useEffect(() => {
    if (page) setSelection((chosen) => synced(chosen, page.list));
  }, [page]);

  // Another tab may have deleted a line that is chosen here; it may as well have moved to another page.
  useEffect(() => {
    if (page && hasLost(before.current, page, selection)) setIsRecalled(true);
    before.current = page;
  }, [page, selection]);

  // Chosen lines may be gone by now, also those on other pages.
  useEffect(() => {
    if (!page || !isRecalled) return;
    setIsRecalled(false);
    const lines = page.total === page.list.length ? Promise.resolve(done(page.list)) : wholeCart(page.total);
    void lines.then((all) =>
      setSelection((chosen) => (all.ok ? reconciled(chosen, all.value) : NOTHING_SELECTED)),
    );
  }, [page, isRecalled]);

  return [selection, setSelection] as const;
}
