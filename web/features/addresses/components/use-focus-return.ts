import { useEffect, useState } from 'react';

/** Gives the focus back to what opened the dialog, or to the heading where that is gone. */
export function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // The dialog holds the focus until it has left the page.
      requestAnimationFrame(() => {
        const place = opener?.isConnected ? opener : document.querySelector('main h1');
        if (place instanceof HTMLElement) place.focus();
      });
    },
    [opener],
  );
}
