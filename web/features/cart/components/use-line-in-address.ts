import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { closePrintOptions, openPrintOptions } from '#web/lib/print-options.ts';
import { KEYS } from '#web/lib/query-keys.ts';

const CART_ID = 'cartID';

/**
 * Opens the print options dialog (印刷选项) on the line that the address names, whether or not the list of lines can be
 * had. Closing the dialog takes the name out of the address; leaving the screen closes the dialog.
 */
export function useLineInAddress(): void {
  const [search, setSearch] = useSearchParams();
  const queries = useQueryClient();
  const cartID = search.get(CART_ID)?.trim() ?? '';
  // It is another function after every change of the address, and turning a page must not close the dialog.
  const change = useRef(setSearch);

  useEffect(() => {
    change.current = setSearch;
  }, [setSearch]);

  useEffect(() => {
    if (cartID === '') return;
    let isHere = true;

    function refresh(): void {
      for (const queryKey of [KEYS.cartList, KEYS.counters]) void queries.invalidateQueries({ queryKey });
    }

    function forget(): void {
      if (!isHere) return;
      change.current(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete(CART_ID);
          return after;
        },
        { replace: true },
      );
    }

    openPrintOptions(cartID, refresh, forget);
    return () => {
      isHere = false;
      closePrintOptions();
    };
  }, [cartID, queries]);
}
