import { useEffect, useRef } from 'react';
import { closePrintOptions, openPrintOptions } from '#web/features/print-options/opened.ts';
import { useReadAgain } from '#web/kit/act/stale.ts';
import { useAddress } from '#web/kit/address/address.ts';
import { LINES } from '../model/cart.ts';
import { CART_PLACE } from '../model/cart-place.ts';

/**
 * Opens the print options dialog (印刷选项) on the line that the address names, whether or not the list of lines can be
 * had. Closing the dialog takes the name out of the address; leaving the screen closes the dialog.
 */
export function useLineInAddress(): void {
  const address = useAddress(CART_PLACE);
  const readAgain = useReadAgain();
  const { cartID } = address.at;
  // The address is new with every change, and turning a page must not close the dialog.
  const latest = useRef(address);
  useEffect(() => {
    latest.current = address;
  });

  useEffect(() => {
    if (cartID === '') return;
    let isHere = true;

    function forget(): void {
      if (isHere) latest.current.replace({ cartID: '' });
    }

    openPrintOptions(cartID, () => void readAgain(LINES), forget);
    return () => {
      isHere = false;
      closePrintOptions();
    };
  }, [cartID, readAgain]);
}
