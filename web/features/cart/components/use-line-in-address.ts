import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { closePrintOptions, openPrintOptions } from '#web/lib/print-options.ts';
import { useTouch } from '#web/lib/use-action.ts';
import { LINES } from '../mutations.ts';

export const CART_ID = 'cartID';

/**
 * Opens the print options dialog (印刷选项) on the line that the address names, whether or not the list of lines can be
 * had. Closing the dialog takes the name out of the address; leaving the screen closes the dialog.
 */
export function useLineInAddress(): void {
  const [search, setSearch] = useSearchParams();
  const touch = useTouch();
  const cartID = search.get(CART_ID)?.trim() ?? '';
  // It is another function after every change of the address, and turning a page must not close the dialog.
  const change = useRef(setSearch);

  useEffect(() => {
    change.current = setSearch;
  }, [setSearch]);

  useEffect(() => {
    if (cartID === '') return;
    let isHere = true;

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

    openPrintOptions(cartID, () => void touch(LINES), forget);
    return () => {
      isHere = false;
      closePrintOptions();
    };
  }, [cartID, touch]);
}
