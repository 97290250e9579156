import { useEffect, useRef, useState } from 'react';
import { keptStore } from '#web/lib/kept-store.ts';
import { done } from '#web/lib/outcome.ts';
import { type CartPage, wholeCart } from '../api.ts';
import {
  hasLost,
  NOTHING_SELECTED,
  readSelection,
  reconciled,
  type Selection,
  synced,
} from '../model/selection.ts';

// Whoever comes back from the checkout, or loads the page again, finds the same lines chosen.
const remembered = keptStore<Selection>('cartSelection', NOTHING_SELECTED, {
  write: (selection) => [...selection],
  read: readSelection,
});

/** The chosen lines, kept in line with what the server says about them. */
export function useSelection(page: CartPage | undefined) {
  const [selection, setSelection] = useState(remembered.get);
  const [isRecalled, setIsRecalled] = useState(selection.size > 0);
  const before = useRef<CartPage | undefined>(undefined);

  useEffect(() => remembered.set(selection), [selection]);

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
