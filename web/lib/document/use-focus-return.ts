import { useEffect, useState } from 'react';

const SCREEN_TITLE = 'main h1';

/** Gives the focus back to what opened a dialog, or to the first of these headings that is there. */
export function useFocusReturn(...headings: readonly string[]): void {
  const [opener] = useState(() => document.activeElement);
  const [fallbacks] = useState(() => [...headings, SCREEN_TITLE]);
  useEffect(
    () => () => {
      // The dialog holds the focus until it has left the page.
      requestAnimationFrame(() => {
        const found = fallbacks.map((selector) => document.querySelector(selector)).find(Boolean);
        const wasOpened = opener !== null && opener !== document.body && opener.isConnected;
        const place = wasOpened ? opener : found;
        if (place instanceof HTMLElement) place.focus();
      });
    },
    [opener, fallbacks],
  );
}
