import { useEffect, useState } from 'react';
import { memberStore } from '#web/lib/member-scope.ts';
import { done } from '#web/lib/outcome.ts';
import { type CartPage, wholeCart } from '../api.ts';
import { NOTHING_SELECTED, reconciled, type Selection, synced } from '../model/selection.ts';

// Whoever comes back from the checkout finds the same lines chosen.
const remembered = memberStore<Selection>(NOTHING_SELECTED);

/** The chosen lines, kept in line with what the server says about them. */
export function useSelection(page: CartPage | undefined) {
  const [selection, setSelection] = useState(remembered.get);
  const [isRecalled, setIsRecalled] = useState(selection.size > 0);

  useEffect(() => remembered.set(selection), [selection]);

  useEffect(() => {
    if (page) setSelection((before) => synced(before, page.list));
  }, [page]);

  // Lines chosen on an earlier visit may be gone by now, also those on other pages.
  useEffect(() => {
    if (!page || !isRecalled) return;
    setIsRecalled(false);
    const lines = page.total === page.list.length ? Promise.resolve(done(page.list)) : wholeCart(page.total);
    void lines.then((all) =>
      setSelection((before) => (all.ok ? reconciled(before, all.value) : NOTHING_SELECTED)),
    );
  }, [page, isRecalled]);

  return [selection, setSelection] as const;
}
