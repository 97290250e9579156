import { useEffect, useState } from 'react';

export const ORDER_TITLE = 'order-title';

/** Gives the focus back to what opened the dialog, or to the heading that is seen where that is gone. */
export function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // The dialog holds the focus until it has left the page.
      requestAnimationFrame(() => {
        const heading = document.getElementById(ORDER_TITLE) ?? document.querySelector('main h1');
        const place = opener?.isConnected ? opener : heading;
        if (place instanceof HTMLElement) place.focus();
      });
    },
    [opener],
  );
}
